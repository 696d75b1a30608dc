import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { clearRetiredPositions, deriveCourse, enqueueCertificates } from "./derive-enrollments.repository.server.ts";

type Change = {
	courseId: number;
	requiredChanged: boolean;
	now: Date;
};

/** Updates learners after a change of their course; must follow it in its batch. */
export function followCourse(db: Database, { courseId, requiredChanged, now }: Change): Write[] {
	const leave = clearRetiredPositions(db, courseId);
	return requiredChanged
		? [leave, deriveCourse(db, { courseId, now }), enqueueCertificates(db, { courseId, now })]
		: [leave];
}
