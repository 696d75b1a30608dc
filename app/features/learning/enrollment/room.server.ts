import type { Room } from "#app/room.ts";
import { enrollments, learningDays, learningReminders, lessonProgress } from "#db/schema/learning/enrollment.ts";

export const enrollmentRoom: Room = {
	name: "learning/enrollment",
	about: "Learning in a course: enrollment, progress, completion, reminders.",
	tables: { enrollments, lessonProgress, learningDays, learningReminders },
};
