import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import {
	auditEntries,
	forumPostPrints,
	forumPosts,
	moderationCases,
	moderationDecisions,
	outbox,
} from "#db/schema/schema.ts";
import { decide, NOW, ORIGIN, report } from "#tests/community/cases.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { casePageData } from "../desk/case-page-data.server";
import { undoDecision } from "../desk/reopen-case.server";
import { holdCase } from "../desk/take-case.server";
import { openCase } from "../opening/open-case.server";
import { removeSame } from "./remove-same.server";

const SPAM = "Guaranteed 20% a month, write to me";
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
let moderator = 0;
let topicId = 0;
let first = 0;
let caseId = 0;

beforeEach(async () => {
	await db.delete(outbox);
	moderator = (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
	topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
	first = (await spam()).id;
	caseId = await caseAbout(first);
});

/** A post of a new member, which is compared with others. */
async function spam(body = SPAM) {
	const authorId = (await makeUser(db)).id;
	const { id } = await makeReply(db, { authorId, topicId, body });
	await db.insert(forumPostPrints).values({ postId: id, authorId, print: `text:${topicId}`, writtenAt: NOW });
	return { id, authorId };
}
async function caseAbout(postId: number, by = moderator) {
	const kind = REPORTABLES.get("post");
	if (!kind) throw new Error("No posts");
	const opened = await openCase(db, { kind, id: String(postId), by: { id: by, requestId: "r" }, now: NOW });
	if (!opened.ok) throw new Error(opened.reason);
	return opened.caseId;
}
const offered = async () =>
	(
		await casePageData(db, {
			reportables: REPORTABLES,
			id: caseId,
			user: { id: moderator, capabilities: ["moderation"], timeZone: "UTC" },
			language: "en",
			search: new URLSearchParams(),
			now: NOW,
		})
	)?.others;
async function removeAll(given: Partial<Parameters<typeof decide>[1]> = {}) {
	const others = (await offered()) ?? [];
	const deed = { id: caseId, by: moderator, reportables: REPORTABLES, withOthers: "on" } as const;
	const made = await decide(db, { ...deed, others: [...others], ...given });
	if (!made.ok) throw new Error(made.reason);
	return made.decisionId;
}
/** As often as the queue delivers it. */
async function runJobs(times = 1) {
	const handlers = {
		...IDLE_HANDLERS,
		"moderation.removeSame": removeSame({ reportables: REPORTABLES, timeZone: "UTC", origin: ORIGIN }),
	};
	for (const { id, kind } of await db.select().from(outbox))
		if (kind === "moderation.removeSame")
			for (let at = 0; at < times; at += 1) await dispatchJob(db, { id, now: later(30), handlers });
}
const isRemoved = async (postId: number) =>
	(await db.select().from(forumPosts).where(eq(forumPosts.id, postId)))[0]?.withdrawnBy === "moderator";
const decisionsAbout = async (memberId: number) =>
	db.select().from(moderationDecisions).where(eq(moderationDecisions.memberId, memberId));

describe("others with the same text", () => {
	test("are removed once, each with a statement for its own author, and nothing else happens to them", async () => {
		const [ann, ben] = [await spam(), await spam("guaranteed 20% a month,  Write to me")];
		expect((await offered())?.sort()).toEqual([String(ann.id), String(ben.id)].sort());
		await removeAll({ sanction: "warned" });
		expect([await isRemoved(ann.id), await isRemoved(ben.id)], "while it can be undone").toEqual([false, false]);
		await runJobs(2);
		expect([await isRemoved(ann.id), await isRemoved(ben.id)]).toEqual([true, true]);
		for (const { authorId } of [ann, ben])
			expect(await decisionsAbout(authorId)).toMatchObject([
				{ outcome: "removed", sanction: "none", ground: "selling", facts: "It promises a fixed monthly return." },
			]);
		const deeds = await db.select().from(auditEntries).where(eq(auditEntries.actorId, moderator));
		expect(deeds.filter(({ deed }) => deed === "moderation.decide")).toHaveLength(3);
	});

	test("stay where the decision was taken back, was another one, or did not ask for them", async () => {
		const ann = await spam();
		const decisionId = await removeAll();
		const by = { reportables: REPORTABLES, id: caseId, actorId: moderator, requestId: "r", now: later(5) };
		expect(await undoDecision(db, { ...by, decisionId })).toEqual({ ok: true });
		await runJobs();
		expect(await isRemoved(ann.id)).toBe(false);
		await removeAll({ round: 2, outcome: "hidden", now: later(6) });
		await runJobs();
		expect(await isRemoved(ann.id)).toBe(false);
	});

	test("stay where somebody has reported them, edited them or holds their case", async () => {
		const [reported, edited, held] = [await spam(), await spam(), await spam()];
		const other = (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
		await removeAll();
		const subject = { kind: "post", id: String(reported.id) };
		await report(db, { subject, by: (await makeUser(db)).id, reportables: REPORTABLES });
		await db.update(forumPosts).set({ body: "I take it back." }).where(eq(forumPosts.id, edited.id));
		const heldCase = await caseAbout(held.id, other);
		await holdCase(db, { id: heldCase, actorId: other, round: 1, requestId: "r", now: later(20) });
		await runJobs();
		for (const { id } of [reported, edited, held]) expect(await isRemoved(id)).toBe(false);
		const open = await db.select().from(moderationCases).where(eq(moderationCases.status, "open"));
		expect(open.map(({ subjectId }) => subjectId)).toEqual(
			expect.arrayContaining([String(reported.id), String(held.id)]),
		);
	});

	test("are those of the page alone: a forged id removes nothing", async () => {
		const victim = await makeReply(db, { authorId: (await makeUser(db)).id, topicId, body: "An honest answer" });
		await spam();
		await removeAll({ others: [String(victim.id)] });
		await runJobs();
		expect(await isRemoved(victim.id)).toBe(false);
	});

	test("written by the moderator stay", async () => {
		const own = await makeReply(db, { authorId: moderator, topicId, body: SPAM });
		const print = { postId: own.id, authorId: moderator, print: `text:${topicId}`, writtenAt: NOW };
		await db.insert(forumPostPrints).values(print);
		await removeAll();
		await runJobs();
		expect(await isRemoved(own.id)).toBe(false);
	});
});
