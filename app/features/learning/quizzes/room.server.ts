import type { Room } from "#app/room.ts";
import {
	questions,
	questionTranslations,
	quizAttempts,
	quizDrafts,
	quizSittings,
	recallAnswers,
} from "#db/schema/learning/quizzes.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const quizzesRoom: Room = {
	name: "learning/quizzes",
	about: "Questions, exercises and attempts, and their marking.",
	tables: { questions, questionTranslations, quizAttempts, quizDrafts, quizSittings, recallAnswers },
	personalData: PERSONAL_DATA,
};
