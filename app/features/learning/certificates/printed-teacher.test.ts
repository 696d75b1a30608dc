import { expect, test } from "vitest";
import { printedTeacher } from "./printed-teacher";

test.each([
	["the teacher of now is the one on paper", { teacherId: 4, teacherName: "Ada" }, "/instructors/4"],
	["the course is in other hands", { teacherId: 5, teacherName: "Ben" }, null],
	["nobody teaches it in public", undefined, null],
])("%s", (_when, now, to) => {
	expect(printedTeacher("Ada", now)).toEqual({ name: "Ada", to });
});
