import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { casePageData } from "#app/features/community/moderation/desk/case-page-data.server.ts";
import { undoDecision } from "#app/features/community/moderation/desk/reopen-case.server.ts";
import { openCase } from "#app/features/community/moderation/opening/open-case.server.ts";
import { releasePictures } from "#app/features/community/moderation/reports/release-pictures.server.ts";
import { appealDecision, decideAppeal } from "#app/features/community/moderation/statements/appeal-decision.server.ts";
import { decisionPageData } from "#app/features/community/moderation/statements/decision-page-data.server.ts";
import { findDecision } from "#app/features/community/moderation/statements/decisions.repository.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { forumPosts, forumTopics } from "#db/schema/schema.ts";
import { decide, latestCase, ORIGIN, report } from "#tests/community/cases.ts";
import { makePostPicture, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { withShownPictures } from "../markdown/render-post.server";
import { editPost } from "../posts/change-post.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { listPosts } from "../posts/posts.repository.server";
import { topicPageData } from "../topic/topic-page-data.server";
import { dropRemovedPictures } from "./drop-removed-pictures.server";
import { erasePostPictures } from "./own-pictures.server";
import { listUsablePictures } from "./pictures.repository.server";
import { pictureMarkup } from "./post-picture";
import { listSettledPictures } from "./removed-pictures.repository.server";
import { shownPicture } from "./shown-picture.server";

const bucket = env.MEDIA;
const at = (days: number, minutes = 1) => new Date(MADE_AT.getTime() + days * DAY_MS + minutes * MINUTE_MS);
let author = 0;
let topicId = 0;
let postId = 0;
let roof = "";
let moderators: [number, number] = [0, 0];

beforeEach(async () => {
	author = (await makeUser(db)).id;
	const admin = async () => (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
	moderators = [await admin(), await admin()];
	topicId = await makeTopic(db, { authorId: author });
	roof = await makePostPicture(db, bucket, author);
	postId = (await makeReply(db, { authorId: author, topicId, body: `Before ${pictureMarkup(roof, "a roof")}` })).id;
});

const isSeen = async (id: string, reader: { userId: number | null; isModerator?: boolean } = { userId: null }) =>
	(await shownPicture(db, { id, reader: { isModerator: false, ...reader }, now: at(0) })) !== null;
const isThere = async (id: string) => (await bucket.head(`uploads/${id}`)) !== null;
async function shownIn(id: number) {
	const post = (await listPosts(db, { topicId, from: 1, limit: 20 })).find((one) => one.id === id);
	return post ? withShownPictures(post.html, { shown: post.pictures, line: "Gone." }) : "";
}
const versionOf = async () => (await db.select().from(forumTopics).where(eq(forumTopics.id, topicId)))[0]?.version ?? 0;

async function caseOf(id: number, by = moderators[0]) {
	const opened = await openCase(db, { kind: POST_KIND, id: String(id), by: { id: by, requestId: "r" }, now: at(0) });
	if (!opened.ok) throw new Error(opened.reason);
	return opened.caseId;
}
async function removeFrom(id: number, now = at(1)) {
	const caseId = await caseOf(id);
	const made = await decide(db, {
		id: caseId,
		by: moderators[0],
		outcome: "picturesRemoved",
		ground: "privacy",
		now,
		reportables: REPORTABLES,
	});
	if (!made.ok) throw new Error(made.reason);
	return { caseId, decisionId: made.decisionId };
}
async function winAppeal({ caseId, decisionId }: { caseId: number; decisionId: string }, now = at(2)) {
	await appealDecision(db, { decisionId, caseId, memberId: author, body: "It is my roof.", requestId: "r", now });
	return decideAppeal(db, {
		reportables: REPORTABLES,
		caseId,
		decisionId,
		actorId: moderators[1],
		outcome: "lifted",
		reasons: "It is.",
		origin: ORIGIN,
		requestId: "r",
		now,
	});
}
const sweepAll = async (now: Date) => {
	await releasePictures.work(db, now);
	await dropRemovedPictures.work(db, now);
	await sweepUploads(bucket).work(db, now);
};
const pageOf = (id: number) =>
	casePageData(db, {
		reportables: REPORTABLES,
		id,
		user: { id: moderators[0], capabilities: ["moderation"], timeZone: "UTC" },
		language: "en",
		search: new URLSearchParams(),
		now: at(0),
	});

describe("a decision that removes the pictures of a post", () => {
	test("leaves its words, and a line for each picture, for everybody and in each post that showed it", async () => {
		const other = await makeReply(db, { authorId: author, topicId, body: pictureMarkup(roof, "a roof") });
		const before = await versionOf();
		await removeFrom(postId);
		expect(await shownIn(postId)).toBe("<p>Before <em>Gone.</em></p>");
		expect(await shownIn(other.id)).toBe("<p><em>Gone.</em></p>");
		expect(await versionOf(), "pages kept for visitors end").toBeGreaterThan(before);
		expect([await isSeen(roof), await isSeen(roof, { userId: author })]).toEqual([false, false]);
		expect(await isSeen(roof, { userId: moderators[0], isModerator: true }), "kept by the case").toBe(true);
		expect(await listUsablePictures(db, { ids: [roof], userId: author }), "for another post").toEqual([]);
	});

	test("is told with its reasons, and brings the pictures back when it is lifted on appeal", async () => {
		const made = await removeFrom(postId);
		const [standing] = await findDecision(db, made.decisionId);
		const reading = { language: "en", timeZone: "UTC", now: at(1) } as const;
		const statement = standing && decisionPageData(standing, reading);
		expect(statement?.title).toBe("The pictures of your post were removed");
		expect(statement?.decision).toMatchObject({ mayAppeal: true, editAt: null });
		expect(await winAppeal(made)).toMatchObject({ ok: true });
		expect(await shownIn(postId)).toContain(`/forum-pictures/${roof}`);
		expect(await isSeen(roof)).toBe(true);
		const [lifted] = await findDecision(db, made.decisionId);
		expect(lifted && decisionPageData(lifted, reading).decision.cameBack).toEqual(["pictures"]);
	});

	test("is undone at once with all that it did", async () => {
		const { caseId, decisionId } = await removeFrom(postId);
		const by = { reportables: REPORTABLES, id: caseId, actorId: moderators[0], requestId: "r" };
		expect(await undoDecision(db, { ...by, decisionId, now: at(1) })).toEqual({ ok: true });
		expect(await shownIn(postId)).toContain(`/forum-pictures/${roof}`);
		expect((await pageOf(caseId))?.outcomes).toContain("picturesRemoved");
	});

	test("keeps the files until the appeal is over, then they go for good", async () => {
		await removeFrom(postId);
		await sweepAll(at(20));
		expect(await isThere(roof)).toBe(true);
		await sweepAll(at(32));
		expect(await isThere(roof)).toBe(false);
		expect(await shownIn(postId)).toBe("<p>Before <em>Gone.</em></p>");
	});

	test("keeps a picture that came after the report as well", async () => {
		const reporter = (await makeUser(db)).id;
		const subject = { kind: "post", id: String(postId) };
		await report(db, { subject, by: reporter, reportables: REPORTABLES });
		const face = await makePostPicture(db, bucket, author);
		const body = `${pictureMarkup(roof, "a roof")} ${pictureMarkup(face, "a face")}`;
		const edit = { editor: { id: author, isModerator: false }, postId, deal: null, withoutLimits: true };
		await editPost(db, { ...edit, revision: 1, body, now: at(0, 9) });
		const made = await removeFrom(postId);
		await sweepAll(at(20));
		expect(await isThere(face)).toBe(true);
		await winAppeal(made, at(21));
		await sweepAll(at(60));
		expect([await isSeen(face), await isThere(face)]).toEqual([true, true]);
	});

	test("outlasts an edit of its author, who cannot show the picture elsewhere", async () => {
		const made = await removeFrom(postId);
		const edit = { editor: { id: author, isModerator: false }, deal: null, withoutLimits: true };
		const body = `After ${pictureMarkup(roof, "a roof")}`;
		expect(await editPost(db, { ...edit, postId, revision: 1, body, now: at(1) })).toMatchObject({ ok: true });
		expect(await shownIn(postId)).toBe("<p>After <em>Gone.</em></p>");
		const other = await makeReply(db, { authorId: author, topicId, body: "No picture" });
		const again = { ...edit, postId: other.id, revision: 1, body, now: at(1) };
		expect(await editPost(db, again)).toEqual({ ok: false, reason: "pictureGone" });
		await winAppeal(made);
		expect(await shownIn(postId)).toContain(`After <img src="/forum-pictures/${roof}"`);
	});

	test("of two such decisions each holds by itself", async () => {
		const other = await makeReply(db, { authorId: author, topicId, body: pictureMarkup(roof, "a roof") });
		const first = await removeFrom(postId);
		const face = await makePostPicture(db, bucket, author);
		const edit = { editor: { id: author, isModerator: false }, deal: null, withoutLimits: true };
		const body = `${pictureMarkup(roof, "a roof")} ${pictureMarkup(face, "a face")}`;
		await editPost(db, { ...edit, postId: other.id, revision: 1, body, now: at(1) });
		await removeFrom(other.id);
		await winAppeal(first);
		expect([await isSeen(roof), await isSeen(face)], "the other post showed only the second").toEqual([true, false]);
	});

	test("stays when another case hides the post and is lifted", async () => {
		await removeFrom(postId);
		const caseId = await caseOf(postId);
		const hidden = { id: caseId, by: moderators[0], outcome: "hidden", now: at(1), reportables: REPORTABLES } as const;
		const made = await decide(db, hidden);
		if (!made.ok) throw new Error(made.reason);
		await winAppeal({ caseId, decisionId: made.decisionId });
		const [post] = await db.select().from(forumPosts).where(eq(forumPosts.id, postId));
		expect(post?.hiddenAt).toBeNull();
		expect(await isSeen(roof)).toBe(false);
	});

	test("shows a post that reports had hidden, without its pictures", async () => {
		const subject = { kind: "post", id: String(postId) };
		await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety", reportables: REPORTABLES });
		const { decisionId, caseId } = await removeFrom(postId);
		expect(await db.select().from(forumPosts).where(eq(forumPosts.id, postId))).toMatchObject([{ hiddenAt: null }]);
		expect(await isSeen(roof)).toBe(false);
		const by = { reportables: REPORTABLES, id: caseId, actorId: moderators[0], requestId: "r" };
		await undoDecision(db, { ...by, decisionId, now: at(1) });
		const [post] = await db.select().from(forumPosts).where(eq(forumPosts.id, postId));
		expect(post?.hiddenAt).not.toBeNull();
	});
});

describe("such a decision", () => {
	test("is offered for what shows pictures alone", async () => {
		const plain = await makeReply(db, { authorId: author, topicId, body: "No picture" });
		expect((await pageOf(await caseOf(plain.id)))?.outcomes).toEqual(["kept", "hidden", "removed"]);
		expect((await pageOf(await caseOf(postId)))?.outcomes).toEqual(["kept", "picturesRemoved", "hidden", "removed"]);
		const forged = { id: await caseOf(plain.id), by: moderators[0], outcome: "picturesRemoved" } as const;
		expect(await decide(db, { ...forged, reportables: REPORTABLES })).toEqual({ ok: false, reason: "notPossible" });
		expect(await latestCase(db)).toMatchObject({ status: "open" });
	});

	test("and an edit that takes the picture out at the same time leave no half of either", async () => {
		const id = await caseOf(postId);
		const edit = { editor: { id: author, isModerator: false }, postId, deal: null, withoutLimits: true };
		const [made] = await Promise.all([
			decide(db, { id, by: moderators[0], outcome: "picturesRemoved", now: at(1), reportables: REPORTABLES }),
			editPost(db, { ...edit, revision: 1, body: "No picture", now: at(1) }),
		]);
		expect(made.ok || made.reason === "notPossible").toBe(true);
		expect((await latestCase(db)).status).toBe(made.ok ? "decided" : "open");
		expect(await isSeen(roof)).toBe(false);
	});
});

test("pictures of a former member leave what stood for them, and nothing of a moderator", async () => {
	await erasePostPictures(db, bucket, author);
	await db.update(forumPosts).set({ authorId: null }).where(eq(forumPosts.id, postId));
	const page = await topicPageData(db, {
		topicId,
		number: 2,
		viewer: null,
		language: "en",
		timeZone: "UTC",
		origin: ORIGIN,
		prefix: null,
		scale: 1,
		now: at(1),
	});
	const content = expect.objectContaining({ html: "<p>Before a roof</p>" });
	expect(page).toMatchObject({ posts: expect.arrayContaining([expect.objectContaining({ id: postId, content })]) });
});

test("removed pictures are found by an index", async () => {
	await expectNoScan(listPosts(db, { topicId, from: 1, limit: 20 }), ["forum_removed_pictures", "forum_post_pictures"]);
	await expectDistinctColumns(listSettledPictures(db, 10));
});
