import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { audit } from "./audit.server";
import { listAuditEntries, listDeedsOfSubject } from "./list-audit-entries.server";

const now = new Date("2026-11-20T10:00:00Z");
const later = new Date("2026-11-20T11:00:00Z");
const entry = { by: null, deed: "plans.create", subject: { kind: "plan", id: 5 }, requestId: "r", now } as const;

test("an entry says who did what to what, as it was and as it is", async () => {
	const ruth = await makeUser(db, { name: "Ruth" });
	await audit(db, { ...entry, by: ruth.id, before: { state: "draft" }, after: { state: "published" } });
	await audit(db, { ...entry, by: ruth.id, deed: "plans.change", now: later });
	await audit(db, { ...entry, subject: { kind: "plan", id: 55 }, now: later });

	const page = { now: later, limit: 10 };
	expect(await listDeedsOfSubject(db, { kind: "plan", id: 5 }, page)).toMatchObject([
		{ deed: "plans.change", actorName: "Ruth", before: null },
		{ deed: "plans.create", actorName: "Ruth", before: { state: "draft" }, after: { state: "published" } },
	]);
	expect(await listDeedsOfSubject(db, { kind: "plan", id: 5 }, { now, limit: 10 })).toMatchObject([
		{ deed: "plans.create" },
	]);
	expect(await listAuditEntries(db, { now: later, limit: 1 })).toHaveLength(1);
});

test("it stands or falls with the deed", async () => {
	const subject = { kind: "job", id: "x" } as const;
	const failing = db.run(sql`select json('no')`);
	await expect(db.batch([audit(db, { ...entry, subject }), failing])).rejects.toThrow();
	expect(await listDeedsOfSubject(db, subject, { now, limit: 1 })).toEqual([]);
});

test.each([
	["changed", "update audit_entries set deed = 'harmless' where id = ?"],
	["deleted", "delete from audit_entries where id = ?"],
	[
		"replaced",
		"insert or replace into audit_entries (id, deed, subject_kind, subject_id, at) values (?, 'harmless', 'a', 'b', 0)",
	],
])("it cannot be %s", async (_how, statement) => {
	await audit(db, { ...entry, deed: "privacy.erase" });
	const [kept] = await db.select().from(auditEntries).where(eq(auditEntries.deed, "privacy.erase")).limit(1);
	const tampering = binding
		.prepare(statement)
		.bind(kept?.id ?? "")
		.run();

	await expect(tampering).rejects.toThrow(/audit entries are never/);
	expect(
		await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.id, kept?.id ?? "")),
	).toEqual([kept]);
});

test.each([{ password: "x" }, { credential: { passwordHash: "x" } }, { links: [{ token: "x" }] }])(
	"it holds no secret: %j",
	(after) => {
		expect(() => audit(db, { ...entry, after })).toThrow("no secret");
		expect(() => audit(db, { ...entry, before: after })).toThrow("no secret");
	},
);

test("it is found by time and by subject without reading the log", async () => {
	const page = { now, limit: 10 };
	const lists = [listAuditEntries(db, page), listDeedsOfSubject(db, { kind: "plan", id: 1 }, page)];
	for (const list of lists) {
		await expectNoScan(list);
		await expectDistinctColumns(list);
	}
});
