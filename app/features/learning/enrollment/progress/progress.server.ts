/** What other rooms put into the batches that show progress or make it. */
export { addLearningSeconds, listLearningDays } from "./learning-days.repository.server";
export {
	type LessonState,
	listProgress,
	progressColumn,
	saveScore,
	settleProgress,
} from "./lesson-progress.repository.server";
