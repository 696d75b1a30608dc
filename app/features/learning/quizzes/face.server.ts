export { type FoundReview, findAttemptReview } from "./attempt/attempt-review.server.ts";
export { attemptsColumn, listQuestions } from "./attempt/quiz-attempts.repository.server.ts";
export { draftsColumn } from "./draft/quiz-drafts.repository.server.ts";
export { listAnswerKeys, listFirstAnswers, listFirstAttempts } from "./figures/first-attempts.repository.server.ts";
export { type HandInOutcome, handInForm, handInStatements } from "./hand-in/hand-in-form.server.ts";
export { nextAttemptKey, type Question, quizData } from "./quiz-data.server.ts";
export { recallAnswersColumn, saveRecallAnswer } from "./recall/recall-answers.repository.server.ts";
export {
	type Correction,
	findCorrections,
	type NextLesson,
} from "./regrade/find-corrections.server.ts";
export type { RegradeEffect } from "./regrade/measure-effect.ts";
export { type ChosenCorrection, planRegrades } from "./regrade/plan-regrades.server.ts";
export { countBegunQuizzes, listRegrades } from "./regrade/regrades.repository.server.ts";
export { undoRegrade } from "./regrade/undo-regrade.server.ts";
export { beginSitting } from "./sitting/begin-sitting.server.ts";
export { sittingsColumn } from "./sitting/quiz-sittings.repository.server.ts";
