import { expect, test } from "vitest";
import { continueLearning } from "./continue-learning";
import type { EnrollmentStatus } from "./enrollment-status";

test("learning goes on in the unfinished course touched last that has a lesson left", () => {
	const lesson = { id: 1, moduleId: 1, required: true, minutes: 5 };
	const course = (id: number, status: EnrollmentStatus, hour: number, done: number[] = []) => ({
		id,
		status,
		currentLessonId: null,
		lastActivityAt: new Date(hour * 3_600_000),
		lessons: [lesson],
		completedIds: new Set(done),
	});
	const taken = [
		course(1, "active", 1),
		course(2, "enrolled", 2),
		course(3, "active", 3, [1]),
		course(4, "completed", 4),
	];

	expect(continueLearning(taken)).toMatchObject({ enrollment: { id: 2 }, lessonId: 1 });
	expect(continueLearning([course(5, "paused", 9)])).toBeNull();
	expect(continueLearning([])).toBeNull();
});
