/** What the page of a lesson reads in its own batch. */
export { attemptsColumn, listQuestions } from "./attempt/quiz-attempts.repository.server";
export { draftsColumn } from "./draft/quiz-drafts.repository.server";
export { recallAnswersColumn } from "./recall/recall-answers.repository.server";
