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

.PHONY: setup generate spec build format check lint types unchanged conformance test test-real bench run clean

setup: .setup

.node/bin/node:
	sh .ci/private-node $(NODE_VERSION)

.setup: package.json package-lock.json $(NODE_READY)
	npm ci --no-audit --no-fund --loglevel=error
	touch .setup

# Writes generated/ and docs/tools.md from spec/.
generate: .setup
	node codegen/main.ts

# Imports another API description: make spec SOURCE=<file or URL of an instance's /swagger.v1.json>
spec: .setup
	node codegen/import/main.ts "$(SOURCE)" "$(VERSION)"

build: .setup
	rm -rf dist
	npx tsc -p tsconfig.build.json
	node codegen/copy-data.ts dist

format: .setup
	npx biome check --write .

lint: .setup
	npx biome check .

types: .setup
	npx tsc --noEmit

# Regenerating must leave every generated file as it is.
unchanged: .setup
	node codegen/main.ts --check

check: lint types unchanged test

test: .setup
	npx vitest run

# Stories and a sweep over all operations against a real Gitea: GITEA_BINARY=<executable>, or GITEA_URL and
# GITEA_ADMIN_TOKEN. DEMO=1, or none of them: against the demo.
test-real: .setup
	DEMO="$(DEMO)" node test/real/main.ts

bench: .setup
	node test/bench/main.ts

# The gateway over HTTP; settings come from the environment (README, "Settings").
run: .setup
	@exec node src/main.ts http

clean:
	rm -rf node_modules .node .setup dist
