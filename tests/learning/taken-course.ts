import { db } from "../database.ts";
import { makeCourse, makeEnrollment, makeUser } from "../factories.ts";

const quiz = {
	type: "quiz" as const,
	passPercent: 80,
	questions: [
		{ key: "steps", answerKey: { type: "ordering" as const, order: ["a", "b", "c"] } },
		{ key: "offer", answerKey: { type: "number" as const, value: 5, tolerance: 0, unit: "USD" } },
	],
};
export const wrong = { steps: ["c", "b", "a"], offer: 4 };

export async function takeCourse() {
	const user = await makeUser(db);
	const { course, lessons } = await makeCourse(db, {
		titles: { fr: "Cours" },
		modules: [
			[{ titles: { fr: "Leçon" } }, {}],
			[quiz, {}],
		],
	});
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const ids = lessons.map(({ id }) => id) as [number, number, number, number];
	return { user, course, ids, enrollment };
}
