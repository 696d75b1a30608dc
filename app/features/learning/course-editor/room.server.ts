import type { Room } from "#app/room.ts";
import { COURSE_AUDIT_SUBJECTS, COURSE_DEEDS } from "./deeds.ts";

export const courseEditorRoom: Room = {
	name: "learning/course-editor",
	about: "Writing courses in the browser: drafts of their parts, curriculum, publishing, comparing and restoring.",
	deeds: COURSE_DEEDS,
	subjects: COURSE_AUDIT_SUBJECTS,
};
