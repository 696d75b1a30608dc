import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { releaseEvidence } from "#app/features/community/moderation/reports/release-evidence.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import {
	accountDeletions,
	forumPosts,
	moderationCases,
	moderationDecisions,
	moderationReports,
	uploads,
} from "#db/schema/schema.ts";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { makePostPicture, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { deliverFarewell, erase, userOf } from "#tests/people/erasing.ts";
import { pictureMarkup } from "../pictures/post-picture";

const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Ends an account, as its owner has asked for. */
async function eraseAccount(userId: number) {
	await db.insert(accountDeletions).values({ userId, askedAt: NOW, dueAt: NOW });
	await erase(at(1));
	await deliverFarewell(userId);
	for (const _ of [1, 2]) await erase(at(2));
	expect(await userOf(userId)).toBeUndefined();
}

/** Creates a post with a picture, and a report about the post. */
async function reported(reason: "selling" | "childSafety") {
	const author = (await makeUser(db, { name: "Mira Kern" })).id;
	const reporter = (await makeUser(db)).id;
	const moderator = (await makeUser(db, { role: "admin" })).id;
	const picture = await makePostPicture(db, env.MEDIA, author);
	const topicId = await makeTopic(db, { authorId: moderator });
	const body = `Badgers ${pictureMarkup(picture, "A face")}`;
	const { id: postId } = await makeReply(db, { authorId: author, topicId, body });
	const subject = { kind: "post", id: String(postId) };
	await report(db, { subject, by: reporter, reason, reportables: REPORTABLES });
	return { author, reporter, moderator, picture, postId, caseId: (await latestCase(db)).id };
}

const caseOf = async (id: number) => (await db.select().from(moderationCases).where(eq(moderationCases.id, id)))[0];
const pictureOf = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0];
const postOf = async (id: number) => (await db.select().from(forumPosts).where(eq(forumPosts.id, id)))[0];
const deciding = { reportables: REPORTABLES, outcome: "removed", sanction: "none" } as const;

test("evidence of child safety outlives its author's account with name, text and picture, for its year", async () => {
	const { author, picture, caseId } = await reported("childSafety");
	await eraseAccount(author);
	const kept = await caseOf(caseId);
	expect(kept).toMatchObject({ authorName: "Mira K.", title: "What is a fair fee?" });
	expect(kept?.body).toContain("Badgers");
	expect(await pictureOf(picture)).toMatchObject({ ownerId: null });
	expect(await env.MEDIA.head(`uploads/${picture}`)).not.toBeNull();

	await releaseEvidence.work(db, at(366));
	expect(await caseOf(caseId)).toMatchObject({ evidenceUntil: null, authorName: null, title: null, body: null });
});

test("a case is decided after its author's account has ended, without a sanction and without their text", async () => {
	const { author, moderator, picture, postId, caseId } = await reported("selling");
	await eraseAccount(author);
	expect(await caseOf(caseId)).toMatchObject({ status: "open", authorId: null, authorName: null, body: null });
	expect(await pictureOf(picture)).toMatchObject({ ownerId: null });
	expect((await postOf(postId))?.body).toContain("Badgers");

	const deed = { ...deciding, id: caseId, by: moderator, now: at(3) };
	expect(await decide(db, { ...deed, sanction: "warned" })).toEqual({ ok: false, reason: "noAuthor" });
	expect(await decide(db, deed)).toMatchObject({ ok: true });
	expect(await postOf(postId)).toMatchObject({ withdrawnBy: "moderator" });
	const decisions = await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, caseId));
	expect(decisions).toMatchObject([{ memberId: null, outcome: "removed" }]);
});

test("a case is decided after its reporter's account has ended, and the report says nothing of them", async () => {
	const { reporter, author, moderator, caseId } = await reported("selling");
	await eraseAccount(reporter);
	expect(await decide(db, { ...deciding, id: caseId, by: moderator, now: at(3) })).toMatchObject({ ok: true });
	const reports = await db.select().from(moderationReports).where(eq(moderationReports.caseId, caseId));
	expect(reports).toMatchObject([{ reporterId: null, guestEmail: null, body: null, verdict: "right" }]);
	const decisions = await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, caseId));
	expect(decisions).toMatchObject([{ memberId: author }]);
});
