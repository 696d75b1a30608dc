import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { hashPassword } from "#app/features/people/auth/password/password.server.ts";
import { cleanLine } from "#app/shared/text/clean-text.ts";
import { isEmailAddress, toEmailAddress } from "#app/shared/text/email-address.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";

// `npm run admin:create -- --email you@school.example --name "Your Name" [--remote [--env staging]]`
// Creates the first admin, or promotes an account, and prints a password once.
const { values } = parseArgs({
	options: {
		email: { type: "string" },
		name: { type: "string" },
		remote: { type: "boolean", default: false },
		env: { type: "string", default: "production" },
	},
});
const email = toEmailAddress(values.email ?? "");
const name = cleanLine(values.name ?? "");
if (!isEmailAddress(email) || !name) {
	console.error(
		'Usage: npm run admin:create -- --email you@school.example --name "Your Name" [--remote [--env staging]]',
	);
	process.exit(2);
}

const password = randomBytes(15).toString("base64url");
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const now = Date.now();
const all = quote(JSON.stringify(CAPABILITIES));
const sql = [
	`INSERT INTO users (name, email, role, capabilities, email_verified_at, created_at) VALUES (${quote(name)}, ${quote(email)}, 'admin', ${all}, ${now}, ${now}) ON CONFLICT (email) DO UPDATE SET role = 'admin', capabilities = excluded.capabilities`,
	`INSERT INTO credentials (user_id, password_hash, changed_at) SELECT id, ${quote(await hashPassword(password))}, ${now} FROM users WHERE email = ${quote(email)} ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
	`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${quote(email)})`,
].join("; ");

const where = values.remote
	? ["--remote", "--env", values.env]
	: ["--local", "--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];
const { status } = spawnSync("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--command", sql], {
	stdio: ["ignore", "ignore", "inherit"],
});
if (status !== 0) process.exit(status ?? 1);
console.log(`${email} is an admin. Password: ${password}\nSign in and keep it safe: it is not shown again.`);
