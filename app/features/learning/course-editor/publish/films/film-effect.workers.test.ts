import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lessonProgress } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, learner, now, ship } from "#tests/learning/shipped-course.ts";
import { findEditedCourse } from "../../drafts/edited-course.server";
import type { LessonTyping } from "../../lesson/lesson-typing";
import { saveLesson } from "../../lesson/save-lesson.server";
import { typedLesson } from "../../lesson/typed-lesson.server";
import { publishPageData } from "../publish-page-data.server";

const video = { file: "closing-day.mp4", durationSeconds: 120, threshold: 85, captions: ["en"], chapters: true };
let courseId = 0;
let editor = { id: 0, role: "instructor" };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(
		courseContent(id, [{ key: "one", type: "video", video }, { key: "two", type: "video", video }, { key: "three" }]),
	);
	courseId = id;
	editor = { id: teacher, role: "instructor" };
});

async function open(part?: string) {
	const course = await findEditedCourse(db, { courseId, editor, language: "en", part });
	if (!course) throw new Error("no course");
	return course;
}
async function save(lesson: string, part: Partial<LessonTyping>) {
	const course = await open(`lesson/${lesson}`);
	const typed = { ...typedLesson(course, lesson, "en"), ...part };
	return saveLesson(db, { course, lesson, language: "en", typed, seen: 0, editor, now });
}
const page = async () => publishPageData(db, await open(), { user: { timeZone: "UTC" }, language: "en", now });

test("a film that alone has changed is listed, with how many learners have watched the former one", async () => {
	const watchers = [await learner(["one"]), await learner(["one", "two"]), await learner(["three"])];
	for (const { enrollment } of watchers.slice(1)) {
		await db.update(lessonProgress).set({ watchedSeconds: 40 }).where(eq(lessonProgress.enrollmentId, enrollment.id));
	}
	expect((await page()).effect.watched).toBeNull();
	await save("one", { film: `file:${"a".repeat(32)}`, seconds: "60" });

	const { rows, effect, uncaptioned } = await page();
	expect(rows.map(({ key, film, drafts }) => [key, film, drafts.map(({ language }) => language)])).toEqual([
		["lesson/one", "replaced", ["*"]],
	]);
	expect(effect).toMatchObject({ enrolled: 3, lessons: 1, finished: 2, watched: 1 });
	expect(uncaptioned.map(({ key, language }) => `${key} ${language}`).toSorted()).toEqual([
		"lesson/one de",
		"lesson/one en",
	]);
});

test("a text that alone has changed changes no film", async () => {
	await save("one", { title: "Other" });
	const { rows, effect } = await page();
	expect(rows.map(({ key, film }) => [key, film])).toEqual([["lesson/one", null]]);
	expect(effect.watched).toBeNull();
});
