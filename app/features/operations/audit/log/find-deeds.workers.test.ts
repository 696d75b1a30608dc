import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { audit } from "../audit.server.ts";
import { findAuditEntries, listNameCandidates } from "../find-audit-entries.server.ts";
import { AUDIT_LOG, DEEDS_PER_PAGE } from "./audit-query";
import { findDeeds, findNamedUsers } from "./find-deeds.server";

const now = new Date("2026-11-20T12:00:00Z");
async function find(search: string, timeZone = "UTC") {
	const query = AUDIT_LOG.parse(new URLSearchParams(search));
	return findDeeds(db, { query, named: await findNamedUsers(db, query), timeZone, now });
}

test("deeds are found by name, person, subject and day, page by page", async () => {
	const [ann, ben] = [await makeUser(db, { name: "Ann", email: "ann@audit.example" }), await makeUser(db)];
	const entries = Array.from({ length: DEEDS_PER_PAGE + 10 }, (_, index) =>
		audit(db, {
			by: index % 2 ? ann.id : ben.id,
			deed: index % 3 ? "people.suspend" : "people.invite",
			subject: { kind: "user", id: index },
			before: { n: index },
			after: { n: index + 1 },
			requestId: "r",
			now: new Date(now.getTime() - index * 3_600_000),
		}),
	);
	for (const entry of entries) await entry;

	const first = await find("");
	expect(first.rows).toHaveLength(DEEDS_PER_PAGE);
	const second = await find(`after=${first.next?.key}`);
	expect(second.rows).toHaveLength(10);
	expect((await find(`before=${second.previous?.key}`)).rows).toEqual(first.rows);

	expect((await find(`actor=${ann.id}`)).rows.every(({ actorName }) => actorName === "Ann")).toBe(true);
	for (const who of ["ann", "Ann@audit.example"]) {
		expect([who, (await find(`actor=${who}`)).rows]).toEqual([who, (await find(`actor=${ann.id}`)).rows]);
	}
	await audit(db, { by: ben.id, deed: "people.suspend", subject: { kind: "user", id: ann.id }, requestId: "r", now });
	expect((await find("subject=ann@audit.example")).rows).toEqual((await find(`subject=user:${ann.id}`)).rows);
	expect((await find("subject=Ann")).rows).toEqual((await find(`subject=user:${ann.id}`)).rows);
	for (const who of [ben.id, ben.email]) {
		expect((await find(`actor=${who}&subject=Ann`)).rows.map(({ actorId }) => actorId)).toEqual([ben.id]);
	}
	expect([(await find("actor=nobody@audit.example")).rows, (await find("subject=x")).rows]).toEqual([[], []]);
	expect((await find("deed=people.invite")).rows).toHaveLength(20);
	expect((await find("subject=user:7")).rows).toMatchObject([{ subjectId: "7", before: { n: 7 }, after: { n: 8 } }]);
	expect((await find("from=2026-11-19&to=2026-11-19")).rows).toHaveLength(24);
	const inNoumea = (await find("from=2026-11-20&to=2026-11-20", "Pacific/Noumea")).rows.map(({ at }) => at.getTime());
	const noon = Date.parse("2026-11-20T12:00:00Z");
	expect([Math.max(...inNoumea), Math.min(...inNoumea)]).toEqual([noon, Date.parse("2026-11-19T13:00:00Z")]);
	expect((await find("deed=people.invite&from=2026-02-30")).rows).toHaveLength(20);
	expect((await find("deed=people.invite&from=2026-13-40")).rows).toHaveLength(20);
});

test("no filter reads the log from end to end", async () => {
	const none = { deed: null, actorIds: null, subject: null, from: null, to: now };
	const portion = { isDescending: true, after: [now.getTime(), "x"], limit: 51 };
	for (const asked of [
		none,
		{ ...none, deed: "people.invite" },
		{ ...none, actorIds: [7] },
		{ ...none, actorIds: [7, 8] },
		{ ...none, subject: { kind: "user", ids: ["7"] } },
		{ ...none, subject: { kind: "user", ids: ["7", "8"] } },
		{ ...none, from: new Date(0) },
	]) {
		const statement = findAuditEntries(db, asked, portion);
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
	for (const statement of listNameCandidates(db, "ann")) await expectNoScan(statement);
});
