import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { casePageData } from "#app/features/community/moderation/desk/case-page-data.server.ts";
import { releasePictures } from "#app/features/community/moderation/reports/release-pictures.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { forumPosts, moderationCases, siteSettings, uploadHolds, uploads } from "#db/schema/schema.ts";
import { decide, latestCase, report } from "#tests/community/cases.ts";
import { makePostPicture, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import type { NewPoll } from "../polls/poll-rules";
import { editPost } from "../posts/change-post.server";
import { erasePostPictures } from "./own-pictures.server";
import { pictureMarkup } from "./post-picture";
import { shownPicture } from "./shown-picture.server";

const bucket = env.MEDIA;
const at = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS + MINUTE_MS);
const DEAL = {
	place: "Setúbal",
	currency: "EUR",
	asking: null,
	afterRepairValue: 196_000,
	marginPercent: 30,
	repairs: 24_000,
	fee: 9_000,
};
const POLL: NewPoll = {
	question: "Is that fair?",
	options: ["It is", "It is not"],
	isMultiple: false,
	results: "voted",
	closesAt: null,
};

let author = 0;
let moderator = 0;
let picture = "";
let postId = 0;

beforeEach(async () => {
	author = (await makeUser(db, { name: "Mira Kern" })).id;
	moderator = (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
	picture = await makePostPicture(db, bucket, author);
	const body = `Look: ${pictureMarkup(picture, "A roof")}`;
	const topicId = await makeTopic(db, { authorId: author, kind: "dealReview", deal: DEAL, poll: POLL, body });
	postId = (await db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId)))[0]?.id ?? 0;
});

async function reportPost(reason: "selling" | "childSafety" = "selling") {
	const by = (await makeUser(db)).id;
	const reported = await report(db, {
		subject: { kind: "post", id: String(postId) },
		by,
		reason,
		reportables: REPORTABLES,
	});
	expect(reported).toMatchObject({ ok: true, isNew: true });
}
const isSeen = async (userId: number | null, isModerator = false) =>
	(await shownPicture(db, { id: picture, reader: { userId, isModerator }, now: at(9) })) !== null;
const holdersOf = async (id: string) =>
	(await db.select().from(uploadHolds).where(eq(uploadHolds.uploadId, id))).map(({ holder }) => holder);
const sweptAt = async (days: number) => {
	await releasePictures.work(db, at(days));
	await sweepUploads(bucket).work(db, at(days));
	return (await bucket.head(`uploads/${picture}`)) !== null;
};
const edit = { editor: { id: 0, isModerator: false }, revision: 1, withoutLimits: true, now: at(1) };
const takeOut = () =>
	editPost(db, { ...edit, editor: { id: author, isModerator: false }, postId, deal: DEAL, body: "Nothing." });
const page = async (search = "") =>
	casePageData(db, {
		reportables: REPORTABLES,
		id: (await latestCase(db)).id,
		user: { id: moderator, capabilities: ["moderation"], timeZone: "UTC" },
		language: "en",
		search: new URLSearchParams(search),
		now: at(2),
	});

describe("a reported post", () => {
	test("is copied with its sheet and poll, and unchanged is told to be so", async () => {
		await reportPost();
		const { body } = await latestCase(db);
		for (const words of [
			"Look:",
			"Deal sheet · Setúbal",
			"196,000 EUR",
			"30%",
			"Poll · Is that fair?\n– It is\n– It is not",
		])
			expect(body).toContain(words);
		expect((await page())?.case.now).toEqual({ state: "shown", pieces: null });
	});

	test.each([
		["its author takes it out", takeOut],
		[
			"a moderator takes it out",
			() =>
				editPost(db, { ...edit, editor: { id: moderator, isModerator: true }, postId, deal: DEAL, body: "Nothing." }),
		],
		["its author's account ends", () => erasePostPictures(db, bucket, author)],
	])("keeps its picture for moderators when %s, until the case is settled", async (_how, takeAway) => {
		await reportPost();
		const found = await latestCase(db);
		await takeAway();

		expect(await sweptAt(40)).toBe(true);
		expect([await isSeen(null), await isSeen((await makeUser(db)).id), await isSeen(moderator, true)]).toEqual([
			false,
			false,
			true,
		]);
		expect((await page())?.case.pictures).toEqual([{ path: `/forum-pictures/${picture}`, words: "A roof" }]);

		expect(await decide(db, { id: found.id, by: moderator, now: at(41), reportables: REPORTABLES })).toMatchObject({
			ok: true,
		});
		expect(await sweptAt(70), "within the time of an appeal").toBe(true);
		expect(await sweptAt(72)).toBe(false);
		expect(await holdersOf(picture)).toEqual([]);
	});

	test("about child safety shows its pictures after the second press, and keeps them while it is locked", async () => {
		await reportPost("childSafety");
		const { id } = await latestCase(db);
		expect(JSON.stringify(await page())).not.toContain(picture);
		expect((await page("show=1"))?.case.pictures).toHaveLength(1);
		await decide(db, { id, by: moderator, now: at(2), reportables: REPORTABLES });
		await erasePostPictures(db, bucket, author);
		expect(await sweptAt(300)).toBe(true);
		await db.update(moderationCases).set({ evidenceUntil: null }).where(eq(moderationCases.id, id));
		expect(await sweptAt(301)).toBe(false);
	});
});

test("of an account that ends the pictures that no case keeps are deleted", async () => {
	await reportPost();
	const free = await makePostPicture(db, bucket, author);
	await erasePostPictures(db, bucket, author);
	expect(await bucket.head(`uploads/${free}`)).toBeNull();
	expect(await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, author))).toEqual([
		{ id: picture },
	]);
});

test("a post that waits for a moderator is copied with its pictures, sheet and poll", async () => {
	const value = { ...DEFAULT_SETTINGS.forumLists, watchedWords: "badger" };
	await db.insert(siteSettings).values({ key: "forumLists", value, version: 1, updatedAt: MADE_AT });
	const topicId = (await db.select().from(forumPosts).where(eq(forumPosts.id, postId)))[0]?.topicId ?? 0;
	const shown = await makePostPicture(db, bucket, author);
	await makeReply(db, {
		authorId: author,
		topicId,
		body: `A badger: ${pictureMarkup(shown, "x")}`,
		deal: DEAL,
		withoutLimits: false,
	});
	const held = await latestCase(db);
	expect(held.body).toContain("Deal sheet · Setúbal");
	expect(await holdersOf(shown)).toEqual([`moderationCase:${held.id}`]);

	await editPost(db, {
		...edit,
		editor: { id: author, isModerator: false },
		postId,
		deal: DEAL,
		body: "A badger as well.",
		withoutLimits: false,
	});
	const edited = await latestCase(db);
	expect(edited.subjectId).toBe(String(postId));
	expect(edited.body).toContain("Poll · Is that fair?\n– It is\n– It is not");
	expect((await page())?.case.now).toEqual({ state: "hidden", pieces: null });
});
