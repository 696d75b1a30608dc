import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, forumPosts, moderationCases, moderationReports } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { POST_KIND } from "../../forum/posts/post-kind.repository.server.ts";
import { removeOwnPost, restoreOwnPost } from "../../forum/posts/remove-post.server.ts";
import { findDecision } from "../statements/decisions.repository.server.ts";
import { statementOf } from "../statements/statement.server.ts";
import { openCase } from "./open-case.server.ts";

let [author, ann, bob] = [0, 0, 0];
let postId = 0;
const by = (id: number) => ({ id, isModerator: true, requestId: "r" });
const open = (id: number) => openCase(db, { kind: POST_KIND, id: String(postId), by: by(id), now: NOW });
const makeModerator = async () => (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;

async function opened(id: number): Promise<number> {
	const outcome = await open(id);
	if (!outcome.ok) throw new Error(`No case: ${outcome.reason}`);
	return outcome.caseId;
}

beforeEach(async () => {
	author = (await makeUser(db, { name: "Amara Okafor" })).id;
	[ann, bob] = [await makeModerator(), await makeModerator()];
	const topicId = await makeTopic(db, { authorId: author });
	postId = (await makeReply(db, { authorId: author, topicId, body: "My very own list" })).id;
});

const postNow = async () => (await db.select().from(forumPosts).where(eq(forumPosts.id, postId)))[0];

describe("a case that a moderator opens", () => {
	test("has a copy and no report, changes nothing for readers, and is in the audit log", async () => {
		const caseId = await opened(ann);
		expect(await latestCase(db)).toMatchObject({
			id: caseId,
			status: "open",
			body: "My very own list",
			authorName: "Amara O.",
			hiddenAt: null,
		});
		expect(await db.select().from(moderationReports).where(eq(moderationReports.caseId, caseId))).toEqual([]);
		expect(await postNow()).toMatchObject({ hiddenAt: null, withdrawnAt: null });
		const about = and(eq(auditEntries.subjectKind, "moderationCase"), eq(auditEntries.subjectId, String(caseId)));
		expect(await db.select().from(auditEntries).where(about)).toMatchObject([
			{ deed: "moderation.open", actorId: ann },
		]);
	});

	test("is one, however many open it at once", async () => {
		const cases = await Promise.all([ann, bob, ann, bob].map(opened));
		expect(new Set(cases).size).toBe(1);
		const about = eq(moderationCases.subjectId, String(postId));
		expect(
			await db
				.select()
				.from(moderationCases)
				.where(and(eq(moderationCases.subjectKind, "post"), about)),
		).toHaveLength(1);
	});

	test("is decided by who opened it, and its statement says how it was found", async () => {
		const caseId = await opened(ann);
		const decided = await decide(db, { id: caseId, by: ann, outcome: "removed" });
		if (!decided.ok) throw new Error(decided.reason);
		expect(await postNow()).toMatchObject({ withdrawnBy: "moderator" });
		const [decision] = await db.batch([findDecision(db, decided.decisionId)]);
		const [found] = decision;
		if (!found) throw new Error("No decision");
		expect(found).toMatchObject({ memberId: author, ground: "selling" });
		const { rows } = statementOf(found, { language: "en", timeZone: "UTC" });
		expect(rows.find(({ name }) => name === "found")?.value).toMatch(/^A moderator came across it\. A person decided/);
	});

	test("is the one of the reports where there are some, which whoever reported does not decide", async () => {
		await report(db, { subject: { kind: "post", id: String(postId) }, by: bob });
		const { id } = await latestCase(db);
		expect(await opened(bob)).toBe(id);
		expect(await decide(db, { id, by: bob })).toEqual({ ok: false, reason: "ownCase" });
		expect(await opened(ann)).toBe(id);
		expect(await decide(db, { id, by: ann })).toMatchObject({ ok: true });
	});

	test("is never about one's own text, nor about what is gone", async () => {
		expect(await open(author)).toEqual({ ok: false, reason: "own" });
		await removeOwnPost(db, { postId, by: { id: author, isModerator: false }, now: NOW });
		expect(await open(ann)).toEqual({ ok: false, reason: "notFound" });
	});
});

describe("a post of somebody else", () => {
	test("is removed by a moderator through a decision alone, and not brought back while it stands", async () => {
		expect(await removeOwnPost(db, { postId, by: by(ann), now: NOW })).toEqual({ ok: false, reason: "others" });
		const caseId = await opened(ann);
		await decide(db, { id: caseId, by: ann, outcome: "removed" });
		const restore = (id: number) => restoreOwnPost(db, { postId, by: by(id), now: NOW });
		expect(await restore(bob)).toEqual({ ok: false, reason: "decided", caseId });
		expect(await restore(author)).toEqual({ ok: false, reason: "notFound" });
		expect(await postNow()).toMatchObject({ withdrawnBy: "moderator" });
	});

	test("that was removed without a decision is brought back, which is audited", async () => {
		await db.update(forumPosts).set({ withdrawnAt: NOW, withdrawnBy: "moderator" }).where(eq(forumPosts.id, postId));
		expect(await restoreOwnPost(db, { postId, by: by(bob), now: NOW })).toMatchObject({ ok: true });
		expect(await postNow()).toMatchObject({ withdrawnAt: null });
		const about = and(eq(auditEntries.deed, "forum.restorePost"), eq(auditEntries.actorId, bob));
		expect(await db.select().from(auditEntries).where(about)).toHaveLength(1);
	});
});
