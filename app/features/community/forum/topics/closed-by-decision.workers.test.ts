import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { reopenDecision } from "#app/features/community/moderation/desk/reopen-case.server.ts";
import { openCase } from "#app/features/community/moderation/opening/open-case.server.ts";
import { appealDecision, decideAppeal } from "#app/features/community/moderation/statements/appeal-decision.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { forumPosts, forumTopics } from "#db/schema/schema.ts";
import { decide, ORIGIN } from "#tests/community/cases.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { writeReply } from "../posts/write-reply.server";
import { topicPageData } from "../topic/topic-page-data.server";
import { moderateTopic } from "./moderate-topic.server";
import { mergeTopics } from "./split-topic.server";

const at = (hours: number) => new Date(MADE_AT.getTime() + hours * HOUR_MS);
let author = 0;
let topicId = 0;
let first = 0;
let ann = 0;
let ben = 0;

beforeEach(async () => {
	author = (await makeUser(db)).id;
	const admin = async () => (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
	[ann, ben] = [await admin(), await admin()];
	topicId = await makeTopic(db, { authorId: author });
	first = (await db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId)))[0]?.id ?? 0;
});

async function closeByDecision() {
	const opened = await openCase(db, {
		kind: POST_KIND,
		id: String(first),
		by: { id: ann, requestId: "r" },
		now: at(1),
	});
	if (!opened.ok) throw new Error(opened.reason);
	const { caseId } = opened;
	const made = await decide(db, { id: caseId, by: ann, outcome: "closed", now: at(2), reportables: REPORTABLES });
	return { caseId, made };
}
async function closed() {
	const { caseId, made } = await closeByDecision();
	if (!made.ok) throw new Error(made.reason);
	return { caseId, decisionId: made.decisionId };
}
const isClosed = async (id = topicId) =>
	(await db.select().from(forumTopics).where(eq(forumTopics.id, id)))[0]?.closedAt !== null;
const moderate = (deed: "close" | "open") =>
	moderateTopic(db, { deed }, { topicId, by: { id: ben, requestId: "r" }, now: at(3) });
const reply = async () =>
	writeReply(db, {
		author: { id: (await makeUser(db)).id, isModerator: false },
		topicId,
		body: "One more thing",
		deal: null,
		replyTo: null,
		clientKey: crypto.randomUUID(),
		withoutLimits: true,
		now: at(3),
	});
async function winAppeal({ caseId, decisionId }: { caseId: number; decisionId: string }) {
	const deed = { decisionId, caseId, requestId: "r", now: at(4) };
	await appealDecision(db, { ...deed, memberId: author, body: "It was an honest question." });
	const outcome = { outcome: "lifted", reasons: "It was." } as const;
	return decideAppeal(db, { ...deed, ...outcome, reportables: REPORTABLES, actorId: ben, origin: ORIGIN });
}
const pageOf = async (viewer: number) => {
	const found = await topicPageData(db, {
		topicId,
		number: 1,
		viewer: { id: viewer, isModerator: false },
		language: "en",
		timeZone: "UTC",
		origin: ORIGIN,
		prefix: null,
		scale: 1,
		now: at(5),
	});
	return found && "posts" in found ? found.topic : null;
};

describe("a topic that is closed by a decision", () => {
	test("takes no replies, and leads its author alone to the decision", async () => {
		const { decisionId } = await closed();
		expect(await reply()).toEqual({ ok: false, reason: "closed" });
		expect(await pageOf(author)).toMatchObject({ isClosed: true, closedBy: `/decisions/${decisionId}` });
		expect(await pageOf(ben)).toMatchObject({ isClosed: true, closedBy: null });
	});

	test("is opened by its case, not directly", async () => {
		const { caseId, decisionId } = await closed();
		expect(await moderate("open")).toEqual({ ok: false, reason: "decided", caseId });
		expect(await isClosed()).toBe(true);
		const by = { reportables: REPORTABLES, id: caseId, decisionId, actorId: ben, requestId: "r", now: at(3) };
		expect(await reopenDecision(db, by)).toEqual({ ok: true });
		expect(await reply()).toMatchObject({ ok: true });
	});

	test("is open again when the appeal is won", async () => {
		expect(await winAppeal(await closed())).toMatchObject({ ok: true });
		expect([await isClosed(), await pageOf(author)]).toMatchObject([false, { closedBy: null }]);
	});

	test("stays closed when a moderator has closed it after the decision was lifted", async () => {
		const made = await closed();
		await winAppeal(made);
		expect(await moderate("close")).toEqual({ ok: true });
		const by = { reportables: REPORTABLES, id: made.caseId, actorId: ann, requestId: "r", now: at(6) };
		expect(await reopenDecision(db, { ...by, decisionId: made.decisionId })).toEqual({ ok: true });
		expect(await isClosed()).toBe(true);
	});

	test("that was merged into another one opens none of them", async () => {
		const made = await closed();
		const into = await makeTopic(db, { authorId: author });
		expect(await mergeTopics(db, { topicId, into, by: { id: ben, requestId: "r" }, now: at(3) })).toMatchObject({
			ok: true,
		});
		await moderateTopic(db, { deed: "close" }, { topicId: into, by: { id: ben, requestId: "r" }, now: at(3) });
		expect(await winAppeal(made)).toMatchObject({ ok: true });
		expect([await isClosed(), await isClosed(into)]).toEqual([true, true]);
	});
});

describe("closing by a decision", () => {
	test("is for first posts of open topics alone", async () => {
		const answer = await makeReply(db, { authorId: author, topicId, body: "An answer" });
		const measuresOf = async (id: number) => {
			const reader = { userId: ann, isModerator: true };
			return (await POST_KIND.find(db, { id: String(id), reader, now: at(1) }))[0]?.measures;
		};
		expect([await measuresOf(first), await measuresOf(answer.id)]).toEqual([["closed"], []]);
		await moderate("close");
		expect(await measuresOf(first)).toEqual([]);
		expect((await closeByDecision()).made).toEqual({ ok: false, reason: "notPossible" });
	});

	test("and closing directly at the same time close it once, and it is known which of them", async () => {
		const [{ caseId, made }] = await Promise.all([closeByDecision(), moderate("close")]);
		expect(await isClosed()).toBe(true);
		expect(await moderate("open")).toEqual(made.ok ? { ok: false, reason: "decided", caseId } : { ok: true });
	});
});
