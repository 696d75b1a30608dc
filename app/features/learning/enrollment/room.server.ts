import { openSource } from "#app/features/learning/entitlements/face.server.ts";
import type { Room } from "#app/room.ts";
import { enrollments, learningDays, learningReminders, lessonProgress } from "#db/schema/learning/enrollment.ts";
import { closeEnrollments, insertEnrollment, reopenEnrollments } from "./face.server";
import { ENROLLMENT_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sendReminders } from "./reminders/send-reminders.server";

export const enrollmentRoom: Room = {
	name: "learning/enrollment",
	about: "Learning in a course: enrollment, progress, completion, reminders.",
	tables: { enrollments, lessonProgress, learningDays, learningReminders },
	personalData: PERSONAL_DATA,
	clock: () => [sendReminders],
	mails: ENROLLMENT_MAILS,
	onOrderPaid: (db, { kind, thingId: courseId, userId }, now) => {
		if (kind !== "course" || userId === null) return [];
		const enrollment = { userId, courseId, now };
		// Who has had their money back and buys again goes on where they stopped.
		return [
			insertEnrollment(db, { ...enrollment, source: openSource(db, enrollment) }),
			reopenEnrollments(db, enrollment),
		];
	},
	onOrderRefunded: (db, { kind, occasion, thingId, userId, membershipId }, now) => {
		// The difference of a change goes back: what was paid for before goes on.
		if (userId === null || occasion === "change") return [];
		if (kind === "course") return [closeEnrollments(db, { userId, courseId: thingId, status: "refunded", now })];
		// What was paid for a plan that never began has opened nothing.
		return membershipId === null ? [] : [closeEnrollments(db, { userId, courseId: null, status: "refunded", now })];
	},
};
