#!/bin/sh
# Runs once beside a fresh Gitea (compose.yaml): an account, a token for the gateway, a bearer for its clients.
set -eu
umask 077
place=/credentials
# Files appear whole: a start that was broken off begins anew.
if [ -s "$place/bearer" ]; then
  exit 0
fi

random() {
  head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'
}

as_git() {
  su-exec git gitea --config /data/gitea/conf/app.ini "$@"
}

if [ ! -s "$place/owner-password" ]; then
  password=$(random)
  as_git admin user create --username maintainer --email maintainer@example.test --password "$password" --admin \
    --must-change-password=false >/dev/null
  printf '%s' "$password" >"$place/owner-password"
fi

# No admin scope: what an agent needs for daily work, and nothing of the server itself.
scopes=write:repository,write:issue,write:organization,write:package,write:notification,write:user
as_git admin user generate-access-token --username maintainer --token-name "gateway-$(random)" --scopes "$scopes" --raw \
  >"$place/gitea-token"
random >"$place/bearer.new"
# The gateway runs as the user 1000 of its image, Gitea's programs as the same number.
chown -R 1000:1000 "$place"
mv "$place/bearer.new" "$place/bearer"
