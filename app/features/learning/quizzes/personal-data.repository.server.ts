import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { factsOf, harmlessIn, type Person, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	enrollments,
	questions,
	questionTranslations,
	quizAttempts,
	quizDrafts,
	quizRegrades,
	quizSittings,
	recallAnswers,
} from "#db/schema/schema.ts";
import { keepLaterAnswers, keepLaterDrafts } from "./merge-answers.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(quizAttempts, {
			folder: "learning",
			whose: (person) => ofEnrollments(quizAttempts.enrollmentId, person),
			exported: [
				"id",
				"enrollmentId",
				"lessonId",
				"number",
				"score",
				"passed",
				"answers",
				"figures",
				"versionId",
				"firstScore",
				"remark",
				"submittedAt",
			],
			withheld: { internal: ["clientKey", "regrades"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(quizDrafts, {
			folder: "learning",
			whose: ({ id }) => eq(quizDrafts.userId, id),
			exported: ["userId", "lessonId", "number", "values", "savedAt"],
			ending: { kind: "erased" },
			merge: { joined: keepLaterDrafts },
		}),
		factsOf(quizSittings, {
			folder: "learning",
			whose: (person) => ofEnrollments(quizSittings.enrollmentId, person),
			exported: ["enrollmentId", "lessonId", "number", "begunAt", "endsAt"],
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(recallAnswers, {
			folder: "learning",
			whose: ({ id }) => eq(recallAnswers.userId, id),
			exported: ["userId", "lessonId", "key", "knew", "answeredAt"],
			ending: { kind: "erased" },
			merge: { joined: keepLaterAnswers },
		}),
	],
	harmless: [
		harmlessIn(quizRegrades, ["id", "versionId", "questions", "state", "cursor"]),
		harmlessIn(questions, ["key", "answerKey", "source", "tags"]),
		harmlessIn(questionTranslations, [
			"language",
			"prompt",
			"choices",
			"explanation",
			"feedback",
			"hints",
			"diagnoses",
		]),
	],
};

/** A condition: the row hangs on an enrollment of theirs. */
function ofEnrollments(column: Column, { id }: Person): SQL {
	return sql`${column} in (select ${enrollments.id} from ${enrollments} where ${enrollments.userId} = ${id})`;
}
