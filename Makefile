# Everything a person or CI runs. `make run` and `make test` work on a fresh clone: they set up first.
NODE_VERSION := 24.21.0
SHELL := /bin/sh
.DELETE_ON_ERROR:

# The system's Node when it is new enough, else a private one from the npm registry.
SYSTEM_NODE_MAJOR := $(shell node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
ifeq ($(shell test $(SYSTEM_NODE_MAJOR) -ge 24 && echo yes),yes)
  NODE_READY :=
else
  NODE_READY := .node/bin/node
  export PATH := $(CURDIR)/.node/bin:$(PATH)
endif

# npm writes this file last: without it nothing, or only half of it, is installed.
INSTALLED := node_modules/.package-lock.json

.PHONY: setup generate spec build format check lint types unchanged conformance test test-real bench run check-gitea clean

setup: $(INSTALLED)

.node/bin/node:
	sh .ci/private-node $(NODE_VERSION)

# The tools as well, also where NODE_ENV=production or a configuration of npm would leave them out.
$(INSTALLED): package.json package-lock.json $(NODE_READY)
	npm ci --include=dev --no-audit --no-fund --loglevel=error
	touch $@

# Writes generated/ and docs/tools.md from spec/.
generate: $(INSTALLED)
	node codegen/main.ts

# Imports another API description: make spec SOURCE=<file or URL of an instance's /swagger.v1.json> [VERSION=28.1.0]
spec: $(INSTALLED)
	node codegen/import/main.ts "$$SOURCE" "$$VERSION"

# dist/ runs with plain Node.js; `npm pack` makes it afresh.
build: $(INSTALLED)
	npm run --silent build

format: $(INSTALLED)
	npx biome check --write .

lint: $(INSTALLED)
	npx biome check .

types: $(INSTALLED)
	npx tsc --noEmit

# Regenerating must leave every generated file as it is.
unchanged: $(INSTALLED)
	node codegen/main.ts --check

check: lint types unchanged test

test: $(INSTALLED)
	npx vitest run

# Stories and a sweep over all operations against a real Gitea: GITEA_BINARY=<executable>, or GITEA_URL and
# GITEA_ADMIN_TOKEN. DEMO=1, or none of them: against the demo.
test-real: $(INSTALLED)
	DEMO="$(DEMO)" node test/real/main.ts

bench: $(INSTALLED)
	node test/bench/main.ts

# The gateway over HTTP; settings come from the environment (README, "Settings").
run: $(INSTALLED)
	@exec node src/main.ts http

# Says what the settings of the environment make of the gateway, and what will not work on its Gitea.
check-gitea: $(INSTALLED)
	@node src/main.ts check

clean:
	rm -rf node_modules .node dist
