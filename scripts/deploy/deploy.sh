#!/bin/sh
# Deploys a release without dropping a request, on a machine with the units of site@.service:
#
#   deploy.sh /srv/site/releases/2026-11-23
#
# A release is a folder with dist/ and node_modules/. Instances are updated one at a time: each is
# stopped, which drains its requests, and started with the new release. The next one follows once
# it is ready. An instance that is not ready within SITE_WAIT seconds (60) goes back to its previous
# release, and the deployment ends with exit code 1.
#
# SITE_ROOT (/srv/site), SITE_ENV (/etc/site), SITE_INSTANCES (one two) and SITE_CTL (systemctl)
# override the defaults in parentheses.
set -eu

root=${SITE_ROOT:-/srv/site}
env=${SITE_ENV:-/etc/site}
instances=${SITE_INSTANCES:-one two}
ctl=${SITE_CTL:-systemctl}
wait=${SITE_WAIT:-60}

if [ $# -ne 1 ] || [ ! -x "$1/dist/server/start" ]; then
	echo "usage: deploy.sh RELEASE, a folder that holds dist/server/start" >&2
	exit 2
fi
# Also when it is named by an instance's link, as for a restart.
release=$(cd "$1" && pwd -P)

port_of() {
	port=$(sed -n 's/^PORT=\([0-9][0-9]*\)$/\1/p' "$env/$1.env")
	if [ -z "$port" ]; then
		echo "$env/$1.env has no line PORT=number" >&2
		exit 2
	fi
	echo "$port"
}

is_ready() {
	node -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(2000) }).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' \
		"http://127.0.0.1:$1/readyz"
}

# The rename replaces the link atomically: there is no moment without one.
point() {
	ln -sfn "$2" "$root/$1.new"
	mv -T "$root/$1.new" "$root/$1"
}

run() {
	"$ctl" stop "site@$1"
	point "$1" "$2"
	"$ctl" start "site@$1"
	port=$(port_of "$1")
	left=$wait
	until is_ready "$port"; do
		left=$((left - 1))
		[ "$left" -gt 0 ] || return 1
		sleep 1
	done
}

for instance in $instances; do
	port_of "$instance" >/dev/null
done
for instance in $instances; do
	before=$(readlink "$root/$instance" || echo "$release")
	echo "$instance: $before -> $release"
	if ! run "$instance" "$release"; then
		echo "$instance was not ready within $wait s; back to $before" >&2
		run "$instance" "$before" || echo "$instance is not ready with $before either" >&2
		exit 1
	fi
done
echo "deployed $release"
