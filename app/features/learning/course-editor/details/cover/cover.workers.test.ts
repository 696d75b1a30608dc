import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { findCourse } from "#app/features/learning/catalog/face.server.ts";
import { findShownUpload } from "#app/features/operations/uploads/face.server.ts";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { COVER_SIZES } from "#app/shared/uploads/cover-address.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { extended, lossy, webp } from "#tests/pictures/webp.ts";
import { factsOf, findEditedCourse } from "../../drafts/edited-course.server";
import { publishCourseDrafts } from "../../publish/publish-drafts.server";
import { answerDetails } from "../answer-details.server";
import { COVER_FILE } from "./cover-file";

const bucket = env.MEDIA;
const later = new Date(now.getTime() + 3 * 86_400_000);
let courseId = 0;
let editor = { id: 0, role: "instructor" };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
});

async function send(file: Uint8Array<ArrayBuffer>, ownerId = editor.id, purpose = COVER_FILE.purpose): Promise<string> {
	const outcome = await storeUpload(db, bucket, {
		rule: { ...COVER_FILE, purpose },
		body: new Blob([file]).stream(),
		declaredBytes: file.byteLength,
		name: "cover.webp",
		ownerId,
		now,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.upload.id;
}
const [LARGE, SMALL] = COVER_SIZES.map(({ width, height }) => webp(lossy(width, height)));
const sendBoth = async (ownerId = editor.id) => {
	if (!LARGE || !SMALL) throw new Error("no sizes");
	return `${await send(LARGE, ownerId)}-${await send(SMALL, ownerId)}`;
};
async function save(cover: string, factsRevision = "0", who = editor) {
	const posted = new FormData();
	const facts = { slug: `course-${courseId}`, topic: "analysis", level: "beginner", cover };
	for (const [name, value] of Object.entries({ lang: "de", revision: "0", factsRevision, ...facts })) {
		posted.set(name, value);
	}
	return answerDetails(db, { courseId, editor: who, posted, bucket, now });
}
const draft = async () => {
	const course = await findEditedCourse(db, { courseId, editor, language: "de" });
	return course ? factsOf(course, "course") : {};
};

test("a cover is a draft, and its files stay whatever the sweep removes", async () => {
	const cover = await sendBoth();
	expect(await save(cover)).toEqual({ kind: "saved", language: "de" });
	expect(await draft()).toMatchObject({ cover, modules: expect.any(Array) });
	await sweepUploads(bucket).work(db, later);
	for (const id of cover.split("-")) {
		expect(await db.batch([findShownUpload(db, { id, purpose: COVER_FILE.purpose })])).toMatchObject([[{ id }]]);
	}
	expect(await save("", "1")).toEqual({ kind: "saved", language: "de" });
	expect("cover" in (await draft())).toBe(false);
});

test("whoever teaches the course keeps a cover that another uploaded; one of another course is refused", async () => {
	const cover = await sendBoth();
	await save(cover);
	const admin = { id: (await makeUser(db, { role: "admin" })).id, role: "admin" };
	expect((await save(cover, "1", admin)).kind).toBe("saved");
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	expect(await save(cover)).toMatchObject({ kind: "answer", status: 400, answer: { kind: "noCover" } });
});

test("nothing but two pictures of the right sizes is a cover", async () => {
	if (!LARGE || !SMALL) throw new Error("no sizes");
	const [large, small] = [await send(LARGE), await send(SMALL)];
	const profile = await send(LARGE, editor.id, "picture");
	const wide = await send(webp(lossy(1200, 700)));
	const lying = await send(webp(extended(1200, 800), lossy(64)));
	const none = "0".repeat(32);
	const wrong = [
		`${small}-${large}`,
		`${large}-${large}`,
		`${profile}-${small}`,
		`${wide}-${small}`,
		`${lying}-${small}`,
		`${none}-${small}`,
	];
	for (const cover of wrong) expect([cover, (await save(cover)).kind]).toEqual([cover, "answer"]);
	expect((await save("../x")).kind).toBe("unknown");
	expect("cover" in (await draft())).toBe(false);
});

test("cover and words for searches are published; a translation without them stands for itself", async () => {
	const { id, teacher } = await beginCourse();
	const outcomes = ["1", "2", "3", "4", "5", "6"];
	const said = { shortDescription: "Kurz.", description: "Lang.", outcomes };
	const translations = { en: { ...said, title: "Offers" }, de: { ...said, title: "Angebote" } };
	await ship(courseContent(id, [{ key: "one" }], { translations }));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	const cover = await sendBoth();
	const words = {
		title: "Offers",
		...said,
		searchTitle: "Offers, free",
		searchDescription: "",
		coverText: "A street.",
	};
	const posted = new FormData();
	const fields = { ...words, lang: "en", revision: "0", factsRevision: "0", slug: `course-${id}`, topic: "analysis" };
	for (const [name, value] of Object.entries({ ...fields, level: "beginner", cover })) {
		if (typeof value === "string") posted.set(name, value);
	}
	for (const [at, outcome] of outcomes.entries()) posted.set(`outcomes[${at}]`, outcome);
	expect((await answerDetails(db, { courseId, editor, posted, bucket, now })).kind).toBe("saved");
	const [before] = await findCourse(db, id, "en");
	expect(before).toMatchObject({ cover: null, coverText: "", searchTitle: null });

	const course = await findEditedCourse(db, { courseId, editor, language: "en" });
	const chosen = [...(course?.parts.values() ?? [])].flatMap(({ draft }) => draft ?? []);
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	expect(await publishCourseDrafts(db, { courseId, editor, chosen, ...more })).toMatchObject({ ok: true });
	const [english] = await findCourse(db, id, "en");
	expect(english).toMatchObject({
		cover,
		coverText: "A street.",
		searchTitle: "Offers, free",
		searchDescription: null,
	});
	const [german] = await findCourse(db, id, "de");
	expect(german).toMatchObject({ cover, coverText: "A street.", searchTitle: null });
	const [french] = await findCourse(db, id, "fr");
	expect(french).toMatchObject({ title: "Offers", searchTitle: "Offers, free" });
});
