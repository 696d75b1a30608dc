import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, users } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, stateOf } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { listCases } from "../desk/cases.repository.server";
import { CASES_LIST } from "../desk/cases-query";
import { findSilence } from "../silences/silences.repository.server";
import { decisionPageData } from "../statements/decision-page-data.server";
import { findDecision } from "../statements/decisions.repository.server";
import { endSanction } from "./end-sanction.server";

beforeAll(createNotes);

let author = { id: 0 };
let reporter = { id: 0 };
let ann = { id: 0 };
let ben = { id: 0 };
let subject = { kind: "note", id: "" };
let id = 0;
beforeEach(async () => {
	[author, reporter] = [await makeUser(db), await makeUser(db, { role: "admin" })];
	[ann, ben] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "admin" })];
	subject = await makeNote(db, author.id);
	await report(db, { subject, by: reporter.id });
	id = (await latestCase(db)).id;
});

const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function sanctioned(sanction: "silenced" | "suspended", length: "7" | "longer" = "7") {
	const made = await decide(db, { id, by: ann.id, sanction, scope: "forum", length });
	if (!made.ok) throw new Error(made.reason);
	return made.decisionId;
}

const end = (decisionId: string, by: { id: number }, now = later(1)) =>
	endSanction(db, { id, decisionId, actorId: by.id, requestId: "r", now });
const listed = async (now: Date) => {
	const query = CASES_LIST.parse(new URLSearchParams({ shelf: "sanctions" }));
	return (await listCases(db, query, { userId: ben.id, now })).map((one) => one.id).includes(id);
};

describe("a silence", () => {
	test("is listed while it holds, and ended before its time by any moderator, once; the text stays removed", async () => {
		const decisionId = await sanctioned("silenced");
		expect([await listed(later(1)), await listed(later(8))]).toEqual([true, false]);

		const outcomes = await Promise.all([end(decisionId, ben), end(decisionId, ann)]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes).toContainEqual({ ok: false, reason: "noSanction" });
		expect(await findSilence(db, author.id, "forum", later(2))).toEqual([]);
		expect(await listed(later(2))).toBe(false);
		expect(await stateOf(db, subject)).toMatchObject({ state: "removed" });
		const entries = await db.select().from(auditEntries).where(eq(auditEntries.deed, "moderation.endSanction"));
		expect(entries).toMatchObject([{ subjectId: String(id), before: { sanction: "silenced" } }]);

		const [found] = await findDecision(db, decisionId);
		const reading = { language: "en", timeZone: "UTC", now: later(2) } as const;
		expect(found && decisionPageData(found, reading).decision.sanctionEnded).not.toBeNull();
	});

	test("is not ended by whom the case concerns", async () => {
		const decisionId = await sanctioned("silenced", "longer");
		await db
			.update(users)
			.set({ role: "admin", capabilities: ["moderation"] })
			.where(eq(users.id, author.id));
		for (const one of [author, reporter]) {
			expect(await end(decisionId, one)).toEqual({ ok: false, reason: "ownCase" });
		}
		expect(await listed(later(100))).toBe(true);
	});
});

test("a suspension is ended by who has the right for people as well, and is not listed once it was lifted elsewhere", async () => {
	const decisionId = await sanctioned("suspended");
	expect(await listed(later(1))).toBe(true);
	await db
		.update(users)
		.set({ capabilities: ["moderation"] })
		.where(eq(users.id, ben.id));
	expect(await end(decisionId, ben)).toEqual({ ok: false, reason: "needsPeople" });
	expect(await end(decisionId, ann)).toEqual({ ok: true });
	const [person] = await db.select().from(users).where(eq(users.id, author.id));
	expect(person?.suspendedAt).toBeNull();
	expect(await listed(later(1))).toBe(false);
	expect(await end(decisionId, ann)).toEqual({ ok: false, reason: "noSanction" });
});
