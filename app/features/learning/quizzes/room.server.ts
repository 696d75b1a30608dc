import type { Room } from "#app/room.ts";
import { quizRegrades } from "#db/schema/learning/quiz-regrades.ts";
import {
	questions,
	questionTranslations,
	quizAttempts,
	quizDrafts,
	quizSittings,
	recallAnswers,
} from "#db/schema/learning/quizzes.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { QUIZ_JOBS } from "./regrade/jobs";
import { regradeAttempts } from "./regrade/regrade-attempts.server";

export const quizzesRoom: Room = {
	name: "learning/quizzes",
	about: "Questions, exercises and attempts, and their marking.",
	tables: { questions, questionTranslations, quizAttempts, quizDrafts, quizRegrades, quizSittings, recallAnswers },
	personalData: PERSONAL_DATA,
	jobs: QUIZ_JOBS,
	handlers: () => ({ "quizzes.regrade": regradeAttempts }),
};
