import { expect, test } from "vitest";
import { environment } from "./environment.ts";
import { findMisspellings } from "./misspellings.ts";

test.each([
	["SITE_ORIGN", "SITE_ORIGIN"],
	["SITE_ORGIIN", "SITE_ORIGIN"],
	["site_origin", "SITE_ORIGIN"],
	["DATABSE_URL", "DATABASE_URL"],
	["DATA_DRI", "DATA_DIR"],
	["DATADIR", "DATA_DIR"],
	["SMTPURL", "SMTP_URL"],
	["TRUSTPROXY", "TRUST_PROXY"],
	["ENQUIRY_RETENTION_DAY", "ENQUIRY_RETENTION_DAYS"],
	["STAFF_PASWORD_HSH", "STAFF_PASSWORD_HASH"],
	["PROT", "PORT"],
])("%s is reported as a misspelling of %s", (given, meant) => {
	expect(findMisspellings({ [given]: "x" })).toEqual([{ given, meant }]);
});

test("known variables and common system variables are not reported as misspellings", () => {
	const usual =
		`PATH HOME HOSTNAME HOSTTYPE PWD OLDPWD SHLVL TERM COLORTERM LANG LANGUAGE LC_ALL LC_CTYPE
		USER USERNAME LOGNAME MAIL SHELL EDITOR PAGER VISUAL DISPLAY TZ TMPDIR TEMP TMP UID EUID PS1 IFS
		NODE_ENV NODE_OPTIONS NODE_VERSION NODE_PATH NODE_EXTRA_CA_CERTS YARN_VERSION NPM_CONFIG_LOGLEVEL
		npm_config_loglevel npm_lifecycle_event npm_package_version INIT_CWD CI FORCE_COLOR NO_COLOR DEBUG
		HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR
		PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE SQLITE_TMPDIR SSH_CONNECTION SSH_TTY SUDO_USER
		XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS
		INVOCATION_ID JOURNAL_STREAM MAINPID NOTIFY_SOCKET LISTEN_PID LISTEN_FDS STATE_DIRECTORY LOGS_DIRECTORY
		CACHE_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH SYSTEMD_EXEC_PID
		KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT SITE_PORT SITE_SERVICE_HOST POD_IP
		DYNO WEB_CONCURRENCY FLY_REGION AWS_REGION GOOGLE_CLOUD_PROJECT container LS_COLORS _`.split(
			/\s+/,
		);
	const names = [...usual, ...environment.keyof().options];
	expect(
		findMisspellings(Object.fromEntries(names.map((name) => [name, "x"]))),
	).toEqual([]);
});

test("no known variable is reported as a misspelling of another", () => {
	for (const name of environment.keyof().options)
		expect(findMisspellings({ [name]: "x" })).toEqual([]);
});
