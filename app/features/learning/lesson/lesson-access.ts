import { type EnrollmentRefusal, type EnrollmentStatus, enrollmentRefusal } from "../enrollment/enrollment-status";

export type LessonAccess =
	| { allowed: true; as: "admin" | "instructor" | "learner" | "preview" }
	| { allowed: false; reason: "signInNeeded" | "notFound" | "retired" | "notEnrolled" | EnrollmentRefusal };

export type LearningRefusal = "notFound" | "notEnrolled" | EnrollmentRefusal;

type Input = {
	lesson: { freePreview: boolean; retiredAt: Date | null };
	course: { instructorId: number; publishedAt: Date | null };
	user: { id: number; role: "student" | "instructor" | "admin" } | null;
	enrollment: { status: EnrollmentStatus } | null;
};

/**
 * Says who may read a lesson and as what, or why not.
 *
 * Only a `learner` makes progress. A course that was never published, or no
 * longer is, does not exist for strangers; those enrolled keep it. A lesson that
 * has left its course is open to nobody.
 * Source: section 2 of the decisions.
 */
export function lessonAccess({ lesson, course, user, enrollment }: Input): LessonAccess {
	if (!user) return { allowed: false, reason: "signInNeeded" };
	if (lesson.retiredAt) return { allowed: false, reason: "retired" };

	const refusal = enrollment ? enrollmentRefusal(enrollment.status) : null;
	if (enrollment && !refusal) return { allowed: true, as: "learner" };
	if (user.role === "admin") return { allowed: true, as: "admin" };
	if (user.role === "instructor" && course.instructorId === user.id) return { allowed: true, as: "instructor" };
	if (lesson.freePreview && course.publishedAt) return { allowed: true, as: "preview" };
	if (refusal) return { allowed: false, reason: refusal };
	return { allowed: false, reason: course.publishedAt ? "notEnrolled" : "notFound" };
}

/**
 * Says what stops a user from making progress in a lesson, or `null` when nothing
 * does. Reading as a preview, as the instructor or as an admin is not learning.
 */
export function learningRefusal(
	course: { publishedAt: Date | null } | undefined,
	enrollment: { status: EnrollmentStatus } | undefined,
): LearningRefusal | null {
	if (!course) return "notFound";
	if (enrollment) return enrollmentRefusal(enrollment.status);
	return course.publishedAt ? "notEnrolled" : "notFound";
}
