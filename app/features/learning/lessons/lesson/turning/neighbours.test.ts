import { expect, test } from "vitest";
import { neighbouringLessons } from "./neighbours";

const lesson = (id: number, freePreview = false) => ({ id, title: `Lesson ${id}`, freePreview });
const LESSONS = [lesson(1, true), lesson(2), lesson(3, true), lesson(4)];
const around = (id: number, reader: "learner" | "preview" | "admin") => {
	const { previous, next } = neighbouringLessons({ lesson: { id }, course: { id: 7 }, lessons: LESSONS }, reader);
	return [previous?.to ?? null, next?.to ?? null];
};

test("a learner and who teaches go from lesson to lesson", () => {
	expect(around(1, "learner")).toEqual([null, "/lessons/2"]);
	expect(around(4, "admin")).toEqual(["/lessons/3", null]);
});

test("a free preview is followed by the next one, and the last by nothing", () => {
	expect(around(1, "preview")).toEqual([null, "/courses/7/preview/3"]);
	expect(around(3, "preview")).toEqual(["/courses/7/preview/1", null]);
});
