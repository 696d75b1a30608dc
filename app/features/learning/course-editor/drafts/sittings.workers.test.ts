import { beforeEach, expect, test } from "vitest";
import { listSittings } from "#app/features/library/versioned-content/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { findEditedCourse } from "./edited-course.server";
import { saveDrafts } from "./save-drafts.server";

const PART = "lesson/one";
let courseId = 0;
let teacher = 0;

beforeEach(async () => {
	const begun = await beginCourse();
	await ship(courseContent(begun.id, [{ key: "one" }, { key: "two" }]));
	courseId = begun.id;
	teacher = begun.teacher;
});

async function open() {
	const editor = { id: 0, role: "admin" };
	const course = await findEditedCourse(db, { courseId, editor, language: "en", part: PART });
	if (!course) throw new Error("no course");
	return course;
}
/** Saves a title, so many minutes after the first one. */
const write = async (title: string, minutes: number, editorId = teacher) =>
	saveDrafts(db, {
		course: await open(),
		parts: [{ key: PART, language: "en", body: { title } }],
		editorId,
		now: new Date(now.getTime() + minutes * MINUTE_MS),
	});
const kept = async () =>
	(await listSittings(db, (await open()).documentId, 100)).map(({ authorName, begunAt, endedAt, revision }) => ({
		authorName,
		minutes: [begunAt, endedAt].map((at) => (at.getTime() - now.getTime()) / MINUTE_MS),
		revision,
	}));

test("saves without a long pause are one sitting, whatever their number, and keep nothing", async () => {
	for (const minute of [0, 20, 50, 80]) await write(`Title ${minute}`, minute);
	expect(await kept()).toEqual([]);
});

test("what was written before a pause of more than half an hour is kept by the next save", async () => {
	await write("One", 0);
	await write("Two", 10);
	await write("Three", 41);
	expect(await kept()).toMatchObject([{ minutes: [0, 10], revision: 2 }]);
	await write("Four", 100);
	expect((await kept()).map(({ minutes }) => minutes)).toEqual([
		[41, 41],
		[0, 10],
	]);
});

test("another editor begins a new sitting, and the draft of the first one is kept under their name", async () => {
	const other = await makeUser(db, { name: "Tomás" });
	await write("One", 0);
	await write("Theirs", 1, other.id);
	await write("Mine again", 2);
	expect((await kept()).map(({ authorName }) => authorName)).toEqual(["Tomás", expect.any(String)]);
});

test("a save that is refused keeps nothing", async () => {
	await write("One", 0);
	const course = await open();
	await write("Two", 1);
	const later = new Date(now.getTime() + 60 * MINUTE_MS);
	const parts = [{ key: PART, language: "en", body: { title: "Late" }, seen: 1 }];
	expect(await saveDrafts(db, { course, parts, editorId: teacher, now: later })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await kept()).toEqual([]);
});
