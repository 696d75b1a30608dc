import type { Room } from "#app/room.ts";
import { courseSchedules } from "#db/schema/learning/course-schedules.ts";
import { courseSubmissions } from "#db/schema/learning/course-submissions.ts";
import { COURSE_AUDIT_SUBJECTS, COURSE_DEEDS } from "./deeds.ts";
import { COURSE_EDITOR_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { publishScheduledCourses } from "./schedule/publish-scheduled.server";
import { countWaiting } from "./submissions/submissions.repository.server";

export const courseEditorRoom: Room = {
	name: "learning/course-editor",
	about:
		"Writing courses in the browser: drafts of their parts, curriculum, review, publishing, comparing and restoring.",
	tables: { courseSchedules, courseSubmissions },
	personalData: PERSONAL_DATA,
	attention: [{ name: "courseReviews", to: "/admin/courses", order: 75, count: countWaiting }],
	deeds: COURSE_DEEDS,
	subjects: COURSE_AUDIT_SUBJECTS,
	mails: COURSE_EDITOR_MAILS,
	clock: ({ cache, origin }) => [publishScheduledCourses({ cache, origin })],
};
