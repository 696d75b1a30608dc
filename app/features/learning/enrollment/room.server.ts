import { sourceOfAccess } from "#app/features/learning/entitlements/face.server.ts";
import type { Room } from "#app/room.ts";
import { enrollments, learningDays, learningReminders, lessonProgress } from "#db/schema/learning/enrollment.ts";
import { ENROLLMENT_CATEGORIES } from "./categories";
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
	categories: ENROLLMENT_CATEGORIES,
	onOrderPaid: (db, { kind, thingId: courseId, userId }, now) => {
		if (kind !== "course" || userId === null) return [];
		const enrollment = { userId, courseId, now };
		// After a refund, a new purchase continues the old enrollment.
		return [
			insertEnrollment(db, { ...enrollment, source: sourceOfAccess(db, enrollment) }),
			reopenEnrollments(db, enrollment),
		];
	},
	onOrderRefunded: (db, { kind, occasion, thingId, userId, membershipId }, now) => {
		// The refund of a plan change leaves the original purchase open.
		if (userId === null || occasion === "change") return [];
		if (kind === "course") return [closeEnrollments(db, { userId, courseId: thingId, status: "refunded", now })];
		// A plan that never began has opened nothing.
		return membershipId === null ? [] : [closeEnrollments(db, { userId, courseId: null, status: "refunded", now })];
	},
};
