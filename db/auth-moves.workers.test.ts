import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { migrations } from "#tests/database.ts";

const DB = env.OLD;

test("a school that ran before keeps its audit log, its mail as jobs, and no link that could be read", async () => {
	const isBefore = ({ name }: { name: string }) => name < "0012";
	await applyD1Migrations(DB, migrations.filter(isBefore));
	await DB.exec(
		[
			"insert into users (id, name, email, created_at) values (5, 'Ada', 'ada@mail.example', 1)",
			"insert into audit_entries (id, actor_id, action, subject, request_id, at) values ('a', 5, 'auth.signIn', 'user:5', 'r', 7), ('b', null, 'errors.mute', 'error:f:g', null, 8), ('c', null, 'x', 'school', null, 9)",
			"insert into mail_outbox (id, to_address, subject, text, attempts, created_at, delivered_at) values ('sent', 'ada@mail.example', 'Your code: 123456', 'secret-link', 0, 3, 4), ('waits', 'gone@mail.example', 'S', 'secret-link', 2, 3, null)",
			"insert into one_time_tokens (token_hash, user_id, purpose, expires_at, used_at) values ('used', 5, 'verifyEmail', 99, 50), ('fresh', 5, 'verifyEmail', 99, null)",
		].join("\n"),
	);
	await applyD1Migrations(DB, migrations);

	const rows = async (sql: string) => (await DB.prepare(sql).all()).results;
	expect(await rows("select id, actor_id, deed, subject_kind, subject_id, request_id, at from audit_entries")).toEqual([
		{ id: "a", actor_id: 5, deed: "auth.signIn", subject_kind: "user", subject_id: "5", request_id: "r", at: 7 },
		{
			id: "b",
			actor_id: null,
			deed: "errors.mute",
			subject_kind: "error",
			subject_id: "f:g",
			request_id: null,
			at: 8,
		},
		{ id: "c", actor_id: null, deed: "x", subject_kind: "school", subject_id: "", request_id: null, at: 9 },
	]);
	const jobs = await rows("select * from outbox order by id");
	expect(jobs).toMatchObject([
		{ id: "sent", kind: "mail.send", done_at: 4, dead_at: null, payload: '{"mail":"unknown","userId":5}' },
		{ id: "waits", kind: "mail.send", done_at: null, dead_at: 3, attempts: 2 },
	]);
	expect(JSON.stringify(jobs)).not.toMatch(/secret-link|123456/);
	expect(await rows("select token_hash, expires_at from one_time_tokens order by 1")).toEqual([
		{ token_hash: "fresh", expires_at: 99 },
		{ token_hash: "used", expires_at: 50 },
	]);
	await expect(DB.exec("delete from audit_entries")).rejects.toThrow("never deleted");
});
