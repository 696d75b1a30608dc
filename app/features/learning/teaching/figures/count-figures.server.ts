import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { countCourse } from "./count-course.server.ts";
import { listUncountedCourses } from "./course-figures.repository.server.ts";

/** Courses counted in one run; the others are due at the next. */
const COURSES_PER_RUN = 40;

/** Keeps the figures of courses for the instructors' pages. */
export const countFigures = scheduledJob({
	name: "teaching.count",
	everyMinutes: 10,
	due: (db, now, limit) => listUncountedCourses(db, now, Math.min(limit, COURSES_PER_RUN)),
	run: async (db, due, now) => {
		for (const { courseId } of due) await countCourse(db, { courseId, now });
	},
});
