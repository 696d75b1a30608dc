import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { forumCategories, forumPosts } from "#db/schema/schema.ts";
import { makeForumCategory, makePostPicture, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { lossy, webp, webpPart } from "#tests/pictures/webp.ts";
import { editPost } from "../posts/change-post.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { writeReply } from "../posts/write-reply.server";
import { notePicture } from "./note-picture.server";
import { erasePostPictures } from "./own-pictures.server";
import { listUsablePictures } from "./pictures.repository.server";
import { POST_PICTURE, pictureMarkup } from "./post-picture";
import { shownPicture } from "./shown-picture.server";

const bucket = env.MEDIA;
const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });
let author = 0;
let topicId = 0;

beforeEach(async () => {
	author = (await makeUser(db)).id;
	topicId = await makeTopic(db, { authorId: author });
});

const upload = () => makePostPicture(db, bucket, author);
const write = (body: string) => makeReply(db, { authorId: author, topicId, body });
const isSeen = async (id: string, userId: number | null = null) =>
	(await shownPicture(db, { id, reader: { userId, isModerator: false }, now: later(9) })) !== null;
const isThere = async (id: string) => (await bucket.head(`uploads/${id}`)) !== null;
const htmlOf = async (id: number) =>
	(await db.select({ html: forumPosts.html }).from(forumPosts).where(eq(forumPosts.id, id)))[0]?.html;

describe("a picture in a post", () => {
	test("keeps its place free by its size, and is seen by everybody who may read the post", async () => {
		const id = await upload();
		expect(await isSeen(id), "before it is sent").toBe(false);
		expect(await isSeen(id, author), "by its author").toBe(true);
		const post = await write(`Look: ${pictureMarkup(id, "A roof")}`);
		expect(await htmlOf(post.id)).toContain(`<img src="/forum-pictures/${id}" alt="A roof" width="800" height="600"`);
		expect(await isSeen(id)).toBe(true);
	});

	test("goes with its post and comes back with it", async () => {
		const id = await upload();
		const post = await write(pictureMarkup(id, "A roof"));
		await removeOwnPost(db, { postId: post.id, by: member(author), now: later(1) });
		expect(await isSeen(id)).toBe(false);
		await restoreOwnPost(db, { postId: post.id, by: member(author) });
		expect(await isSeen(id)).toBe(true);
		await db
			.update(forumPosts)
			.set({ hiddenAt: later(2) })
			.where(eq(forumPosts.id, post.id));
		expect(await isSeen(id)).toBe(false);
	});

	test("is for those alone who may enter the category", async () => {
		const { course } = await makeCourse(db);
		const { key: category } = await makeForumCategory(db);
		const id = await upload();
		await makeTopic(db, { authorId: author, category, body: pictureMarkup(id, "A plan") });
		expect(await isSeen(id)).toBe(true);
		await db
			.update(forumCategories)
			.set({ access: "course", courseId: course.id })
			.where(eq(forumCategories.key, category));
		expect(await isSeen(id)).toBe(false);
	});

	test("that somebody else has uploaded is refused, and so is one that is not there", async () => {
		const other = await makeUser(db);
		const id = await upload();
		const input = { topicId, deal: null, replyTo: null, withoutLimits: true, now: later(1) };
		for (const named of [id, "0".repeat(32)]) {
			const body = pictureMarkup(named, "x");
			const written = await writeReply(db, {
				...input,
				author: member(other.id),
				body,
				clientKey: crypto.randomUUID(),
			});
			expect(written).toEqual({ ok: false, reason: "pictureGone" });
		}
	});

	test("is one of ten at most", async () => {
		const body = Array.from({ length: 11 }, (_, at) => pictureMarkup(at.toString(16).padStart(32, "0"), "x")).join(" ");
		const input = {
			author: member(author),
			topicId,
			body,
			deal: null,
			replyTo: null,
			withoutLimits: true,
			now: later(1),
		};
		const written = await writeReply(db, { ...input, clientKey: crypto.randomUUID() });
		expect(written).toEqual({ ok: false, reason: "tooManyPictures" });
	});
});

describe("a picture that no text shows any more", () => {
	const day = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS + MINUTE_MS);

	test("is deleted by the sweep, and one that a text shows is not", async () => {
		const [left, kept] = [await upload(), await upload()];
		const post = await write(`${pictureMarkup(left, "a")} ${pictureMarkup(kept, "b")}`);
		const edit = {
			editor: member(author),
			postId: post.id,
			revision: 1,
			deal: null,
			withoutLimits: true,
			now: later(1),
		};
		expect(await editPost(db, { ...edit, body: pictureMarkup(kept, "b") })).toMatchObject({ ok: true });
		expect(await isSeen(left)).toBe(false);
		await sweepUploads(bucket).work(db, day(2));
		expect([await isThere(left), await isThere(kept)]).toEqual([false, true]);
	});

	test("stays while another post shows it", async () => {
		const id = await upload();
		const first = await write(pictureMarkup(id, "a"));
		await write(pictureMarkup(id, "a"));
		await editPost(db, {
			editor: member(author),
			postId: first.id,
			revision: 1,
			body: "No picture",
			deal: null,
			withoutLimits: true,
			now: later(1),
		});
		await sweepUploads(bucket).work(db, day(2));
		expect([await isThere(id), await isSeen(id)]).toEqual([true, true]);
	});
});

describe("a moderator", () => {
	test("changes a text without losing the pictures of its author", async () => {
		const id = await upload();
		const post = await write(pictureMarkup(id, "a"));
		const moderator = await makeUser(db);
		const editor = { id: moderator.id, isModerator: true };
		const body = `Corrected ${pictureMarkup(id, "a")}`;
		expect(
			await editPost(db, {
				editor,
				postId: post.id,
				revision: 1,
				body,
				deal: null,
				withoutLimits: true,
				now: later(1),
			}),
		).toMatchObject({ ok: true });
		expect(await isSeen(id)).toBe(true);
	});
});

test("pictures of an account that ends are deleted", async () => {
	const id = await upload();
	await write(pictureMarkup(id, "a"));
	await erasePostPictures(db, bucket, author);
	expect([await isThere(id), await isSeen(id)]).toEqual([false, false]);
});

test.each([
	["a location beside the picture", webp(lossy(800, 600), webpPart("EXIF", [1, 2, 3, 4]))],
	["more pixels than posts show", webp(lossy(2000, 600))],
])("a file with %s is no picture for posts", async (_what, bytes) => {
	const stored = await storeUpload(db, bucket, {
		rule: POST_PICTURE,
		body: new Blob([bytes]).stream(),
		declaredBytes: bytes.byteLength,
		name: "picture.webp",
		ownerId: author,
		now: MADE_AT,
	});
	if (!stored.ok) throw new Error(stored.reason);
	expect(await notePicture(db, bucket, stored.upload.id)).toBe(false);
	expect(await listUsablePictures(db, { ids: [stored.upload.id], userId: author })).toEqual([]);
});
