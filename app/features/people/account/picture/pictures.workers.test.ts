import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findShownUpload } from "#app/features/operations/uploads/face.server.ts";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { PICTURE_SIZES, toPictureAddress } from "#app/shared/uploads/picture-address.ts";
import { uploads, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { extended, lossy, webp, webpPart } from "#tests/pictures/webp.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { removePicture, setPicture } from "./change-picture.server";
import { PICTURE_FILE } from "./picture-file";
import { detachFormerPictures, putPicture } from "./pictures.repository.server";

const bucket = env.MEDIA;
const now = new Date("2026-11-22T10:00:00Z");
const later = new Date("2026-11-24T10:00:00Z");
const GONE = { ok: false, reason: "pictureGone" };
const WRONG = { ok: false, reason: "pictureSize" };
let userId = 0;

beforeEach(async () => {
	userId = (await makeUser(db)).id;
});

async function send(file: Uint8Array<ArrayBuffer>, ownerId = userId, purpose = PICTURE_FILE.purpose): Promise<string> {
	const outcome = await storeUpload(db, bucket, {
		rule: { ...PICTURE_FILE, purpose },
		body: new Blob([file]).stream(),
		declaredBytes: file.byteLength,
		name: "picture.webp",
		ownerId,
		now,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.upload.id;
}
type Sizes = readonly [large: number, medium: number, small: number];
async function sendAll(ownerId = userId, [l, m, s]: Sizes = PICTURE_SIZES) {
	const [large, medium, small] = await Promise.all([l, m, s].map((size) => send(webp(lossy(size)), ownerId)));
	return { large: String(large), medium: String(medium), small: String(small) };
}
type Files = Awaited<ReturnType<typeof sendAll>>;
const addressOf = ({ large, medium, small }: Files) => toPictureAddress([large, medium, small]);
const set = (files: Files, by = userId) => setPicture(db, bucket, { files, userId: by });
const shownBy = async (id = userId) => (await db.select().from(users).where(eq(users.id, id)))[0]?.profileImageUrl;
const isThere = async (id: string) => (await bucket.head(`uploads/${id}`)) !== null;
const attached = async () =>
	(await db.select().from(uploads).where(eq(uploads.ownerId, userId)))
		.filter(({ state }) => state === "attached")
		.map(({ id }) => id)
		.sort();

test("three sizes are shown at one address, and the sweep leaves them alone", async () => {
	const files = await sendAll();
	expect(await set(files)).toEqual({ ok: true });
	expect(await shownBy()).toBe(addressOf(files));
	await sweepUploads(bucket).work(db, later);
	expect(await Promise.all(Object.values(files).map(isThere))).toEqual([true, true, true]);
	expect(await findShownUpload(db, { id: files.small, purpose: "picture" })).toMatchObject([{ kind: "webp" }]);
	expect(await findShownUpload(db, { id: files.small, purpose: "resource" })).toEqual([]);
	expect(await set(files), "saved twice").toEqual({ ok: true });
	expect(await attached()).toEqual(Object.values(files).sort());
});

test("another one takes its place, and the files of the first go", async () => {
	const [first, second] = [await sendAll(), await sendAll()];
	await set(first);
	await set(second);
	expect(await shownBy()).toBe(addressOf(second));
	expect(await findShownUpload(db, { id: first.large, purpose: "picture" })).toEqual([]);
	await sweepUploads(bucket).work(db, later);
	expect(await Promise.all(Object.values(first).map(isThere))).toEqual([false, false, false]);
	expect(await Promise.all(Object.values(second).map(isThere))).toEqual([true, true, true]);
});

test("of several saved at once one is shown, and only its files are kept", async () => {
	const all = await Promise.all(Array.from({ length: 5 }, () => sendAll()));
	await Promise.all(all.map((files) => set(files)));
	const address = await shownBy();
	expect(all.map(addressOf)).toContain(address);
	expect(await attached()).toEqual(address?.slice("/pictures/".length).split("-").sort());
});

test("taken away, the letter of the name is back and no file stays; those of others do", async () => {
	const other = (await makeUser(db)).id;
	const theirs = await sendAll(other);
	await set(theirs, other);
	const files = await sendAll();
	await set(files);
	await removePicture(db, userId);
	expect([await shownBy(), await attached()]).toEqual([null, []]);
	await sweepUploads(bucket).work(db, later);
	expect(await Promise.all(Object.values(files).map(isThere))).toEqual([false, false, false]);
	expect([await shownBy(other), await isThere(theirs.large)]).toEqual([addressOf(theirs), true]);
});

describe("what is refused changes nothing:", () => {
	let before: Files;
	beforeEach(async () => {
		before = await sendAll();
		await set(before);
	});
	const cases: [string, object, () => Promise<Files>][] = [
		["files of somebody else", GONE, async () => sendAll((await makeUser(db)).id)],
		[
			"one of somebody else among them",
			GONE,
			async () => ({ ...(await sendAll()), small: (await sendAll((await makeUser(db)).id)).small }),
		],
		["a file that never came", GONE, async () => ({ ...(await sendAll()), medium: "0".repeat(32) })],
		[
			"a file for something else",
			GONE,
			async () => ({ ...(await sendAll()), small: await send(webp(lossy(64)), userId, "resource") }),
		],
		["sizes in another order", WRONG, () => sendAll(userId, [64, 192, 512])],
		["a size that is none of ours", WRONG, () => sendAll(userId, [513, 192, 64])],
		["one that is not square", WRONG, async () => ({ ...(await sendAll()), small: await send(webp(lossy(64, 63))) })],
		[
			"one that says where it was taken",
			WRONG,
			async () => ({
				...(await sendAll()),
				large: await send(webp(extended(512), lossy(512), webpPart("EXIF", [1, 2]))),
			}),
		],
	];
	test.each(cases)("%s", async (_what, outcome, files) => {
		expect(await set(await files())).toEqual(outcome);
		expect(await shownBy()).toBe(addressOf(before));
		expect(await attached()).toEqual(Object.values(before).sort());
	});

	test("a large file of another kind is not read", async () => {
		const id = "f".repeat(32);
		await bucket.put(`uploads/${id}`, new Uint8Array(PICTURE_FILE.maxBytes + 1));
		expect(await set({ ...(await sendAll()), large: id })).toEqual(GONE);
	});
});

test("it all goes by an index", async () => {
	await expectNoScan(putPicture(db, { userId, ids: ["a", "b", "c"], address: "/pictures/x" }));
	await expectNoScan(detachFormerPictures(db, userId));
	await expectNoScan(findShownUpload(db, { id: "a", purpose: "picture" }));
});
