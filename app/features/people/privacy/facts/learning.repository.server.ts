import { type Column, eq, sql } from "drizzle-orm";
import {
	certificateHolds,
	certificateNames,
	certificates,
	checklistTicks,
	courseReviews,
	courseReviewTranslations,
	enrollments,
	entitlements,
	learningDays,
	learningReminders,
	lessonNotes,
	lessonProgress,
	quizAttempts,
	quizDrafts,
	recallAnswers,
} from "#db/schema/schema.ts";
import { factsOf, type Person, type TableFacts } from "./table-facts";

const erased = { kind: "erased" } as const;
const ofEnrollments = (column: Column, { id }: Person) =>
	sql`${column} in (select ${enrollments.id} from ${enrollments} where ${enrollments.userId} = ${id})`;

/** What somebody has learned, and what they have for it. What hangs on an enrollment stands before it. */
export const LEARNING_FACTS: readonly TableFacts[] = [
	factsOf(learningReminders, {
		room: "learning",
		whose: ({ id }) => eq(learningReminders.userId, id),
		exported: ["userId", "weekdays", "hour", "nextAt", "sentOn"],
		withheld: { key: "secret", origin: "internal" },
		ending: erased,
	}),
	factsOf(lessonProgress, {
		room: "learning",
		whose: (person) => ofEnrollments(lessonProgress.enrollmentId, person),
		exported: [
			...(["enrollmentId", "lessonId", "openedAt", "lastSeenAt", "completedAt", "positionSeconds"] as const),
			...(["furthestSeconds", "watchedSeconds", "bestScore", "attemptCount", "readingBlock"] as const),
		],
		ending: erased,
	}),
	factsOf(quizAttempts, {
		room: "learning",
		whose: (person) => ofEnrollments(quizAttempts.enrollmentId, person),
		exported: [
			...(["id", "enrollmentId", "lessonId", "number", "score", "passed", "answers", "figures"] as const),
			"submittedAt",
		],
		withheld: { clientKey: "internal" },
		ending: erased,
	}),
	factsOf(quizDrafts, {
		room: "learning",
		whose: ({ id }) => eq(quizDrafts.userId, id),
		exported: ["userId", "lessonId", "number", "values", "savedAt"],
		ending: erased,
	}),
	factsOf(certificateHolds, {
		room: "learning",
		whose: (person) => ofEnrollments(certificateHolds.enrollmentId, person),
		exported: ["enrollmentId", "heldAt"],
		ending: erased,
	}),
	factsOf(enrollments, {
		room: "learning",
		whose: ({ id }) => eq(enrollments.userId, id),
		exported: [
			...(["id", "userId", "courseId", "source", "status", "progress", "currentLessonId"] as const),
			...(["createdAt", "lastActivityAt", "completedAt"] as const),
		],
		ending: erased,
	}),
	factsOf(recallAnswers, {
		room: "learning",
		whose: ({ id }) => eq(recallAnswers.userId, id),
		exported: ["userId", "lessonId", "key", "knew", "answeredAt"],
		ending: erased,
	}),
	factsOf(lessonNotes, {
		room: "learning",
		whose: ({ id }) => eq(lessonNotes.userId, id),
		exported: [
			...(["userId", "key", "lessonId", "kind", "language", "excerpt", "quote", "place", "body"] as const),
			...(["createdAt", "changedAt"] as const),
		],
		withheld: { anchor: "internal", folded: "internal" },
		ending: erased,
	}),
	factsOf(learningDays, {
		room: "learning",
		whose: ({ id }) => eq(learningDays.userId, id),
		exported: ["userId", "day", "seconds", "lessonsCompleted"],
		ending: erased,
	}),
	factsOf(certificates, {
		room: "learning",
		whose: ({ id }) => eq(certificates.userId, id),
		exported: [
			...(["serial", "userId", "courseId", "edition", "holderName", "courseTitle", "language", "words"] as const),
			...(["facts", "completedAt", "issuedAt", "expiresAt", "statusList", "statusIndex", "credential"] as const),
			...(["keyId", "revokedAt", "revokedWhy"] as const),
		],
		ending: erased,
	}),
	factsOf(certificateNames, {
		room: "learning",
		whose: ({ id }) => eq(certificateNames.userId, id),
		exported: ["userId", "name", "changedAt"],
		ending: erased,
	}),
	factsOf(entitlements, {
		room: "learning",
		whose: ({ id }) => eq(entitlements.userId, id),
		exported: [
			...(["id", "userId", "thingKind", "thingId", "sourceKind", "sourceId", "fromAt", "untilAt"] as const),
			...(["endedAt", "endedWhy", "createdAt", "lastDay"] as const),
		],
		ending: { kind: "withAccount" },
	}),
	factsOf(courseReviews, {
		room: "learning",
		whose: ({ id }) => eq(courseReviews.userId, id),
		exported: ["id", "courseId", "userId", "stars", "body", "language", "createdAt"],
		ending: erased,
	}),
	factsOf(courseReviewTranslations, {
		room: "learning",
		whose: ({ id }) =>
			sql`${courseReviewTranslations.reviewId} in (select id from course_reviews where user_id = ${id})`,
		exported: ["reviewId", "language", "body"],
		ending: erased,
	}),
	factsOf(checklistTicks, {
		room: "learning",
		whose: ({ id }) => eq(checklistTicks.userId, id),
		exported: ["userId", "documentId", "item", "tickedAt"],
		ending: erased,
	}),
];
