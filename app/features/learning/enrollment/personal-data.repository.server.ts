import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { factsOf, type Person, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { enrollments, learningDays, learningReminders, lessonProgress } from "#db/schema/schema.ts";
import { addUpDays, moveBetterRecords } from "./merge/merge-records.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(learningReminders, {
			folder: "learning",
			whose: ({ id }) => eq(learningReminders.userId, id),
			exported: ["userId", "weekdays", "hour", "nextAt", "sentOn"],
			withheld: { secret: ["key"], internal: ["origin"] },
			ending: { kind: "erased" },
			merge: { dropped: "userId" },
		}),
		factsOf(lessonProgress, {
			folder: "learning",
			whose: (person) => ofEnrollments(lessonProgress.enrollmentId, person),
			exported: [
				"enrollmentId",
				"lessonId",
				"openedAt",
				"lastSeenAt",
				"completedAt",
				"positionSeconds",
				"furthestSeconds",
				"watchedSeconds",
				"bestScore",
				"attemptCount",
				"readingBlock",
			],
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(enrollments, {
			folder: "learning",
			whose: ({ id }) => eq(enrollments.userId, id),
			exported: [
				"id",
				"userId",
				"courseId",
				"source",
				"status",
				"progress",
				"currentLessonId",
				"createdAt",
				"lastActivityAt",
				"completedAt",
			],
			ending: { kind: "erased" },
			merge: { joined: moveBetterRecords },
		}),
		factsOf(learningDays, {
			folder: "learning",
			whose: ({ id }) => eq(learningDays.userId, id),
			exported: ["userId", "day", "seconds", "lessonsCompleted"],
			ending: { kind: "erased" },
			merge: { joined: addUpDays },
		}),
	],
};

/** A condition: the row hangs on an enrollment of theirs. */
function ofEnrollments(column: Column, { id }: Person): SQL {
	return sql`${column} in (select ${enrollments.id} from ${enrollments} where ${enrollments.userId} = ${id})`;
}
