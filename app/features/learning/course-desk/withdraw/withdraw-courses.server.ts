import { offerCoursesAgain, requireAllOf, withdrawCourses } from "#app/features/learning/authoring/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { DeskCourse } from "../courses.repository.server";

type Input = {
	courses: readonly Pick<DeskCourse, "id" | "title" | "publishedAt" | "formerPublishedAt">[];
	chosen: readonly number[];
	/** Withdraw published ones, or offer withdrawn ones again. */
	intent: "withdraw" | "offer";
	actorId: number;
	requestId: string;
	now: Date;
};
export type Withdrawn = { id: number; title: string; said: "withdrawn" | "offered" | "unchanged" | "gone" };
type Outcome = { ok: true; said: Withdrawn[] } | { ok: false; reason: "coursesChanged" };

/**
 * Takes the chosen courses from visitors, or shows them again, all of them or none. Learners who have begun keep what they
 * have. Courses to which it does not apply are left alone and named.
 */
export async function changeOffer(
	db: Database,
	{ courses, chosen, intent, actorId, requestId, now }: Input,
): Promise<Outcome> {
	const isFit = (course: Input["courses"][number]) =>
		(intent === "withdraw" ? course.publishedAt : course.formerPublishedAt) !== null;
	const said = chosen.map((id): Withdrawn => {
		const course = courses.find((one) => one.id === id);
		if (!course) return { id, title: "", said: "gone" };
		const done = intent === "withdraw" ? "withdrawn" : "offered";
		return { id, title: course.title, said: isFit(course) ? done : "unchanged" };
	});
	const ids = courses.filter((course) => chosen.includes(course.id) && isFit(course)).map(({ id }) => id);
	if (ids.length === 0) return { ok: true, said };
	const isShown = intent === "offer";
	try {
		await runTogether(db, [
			requireAllOf(db, isShown ? "withdrawn" : "published", ids),
			isShown ? offerCoursesAgain(db, ids) : withdrawCourses(db, ids),
			...ids.map((id) =>
				audit(db, {
					by: actorId,
					deed: isShown ? "courses.offer" : "courses.withdraw",
					subject: { kind: "course", id },
					before: { shown: !isShown },
					after: { shown: isShown },
					requestId,
					now,
				}),
			),
		]);
		return { ok: true, said };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "coursesChanged" };
		throw error;
	}
}
