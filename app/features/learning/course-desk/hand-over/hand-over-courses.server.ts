import { transferCourse } from "#app/features/learning/authoring/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { DeskCourse } from "../courses.repository.server";

type Input = {
	courses: readonly Pick<DeskCourse, "id" | "title" | "teacherId">[];
	chosen: readonly number[];
	/** The instructor or admin who teaches them from now on. */
	to: number;
	actorId: number;
	origin: string;
	requestId: string;
	now: Date;
};
export type HandedOver = {
	id: number;
	title: string;
	said: "done" | "same" | "gone" | "noTeacher" | "changed";
};

/** Hands each chosen course over in a batch of its own; a refusal of one does not stop the others. */
export async function handOverCourses(db: Database, { courses, chosen, to, ...by }: Input) {
	const said: HandedOver[] = [];
	const jobIds: string[] = [];
	for (const id of chosen) {
		const course = courses.find((one) => one.id === id);
		if (!course || course.teacherId === to) {
			said.push({ id, title: course?.title ?? "", said: course ? "same" : "gone" });
			continue;
		}
		const outcome = await transferCourse(db, { ...by, courseId: id, from: course.teacherId, to });
		if (outcome.ok) jobIds.push(...outcome.jobIds);
		said.push({ id, title: course.title, said: outcome.ok ? "done" : outcome.reason });
	}
	return { said, jobIds };
}
