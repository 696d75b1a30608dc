import { useTranslation } from "react-i18next";
import { usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { useFinishingAttempt } from "./attempt/finishing-attempt";
import { QueuedAttemptNotice, UnsubmittableAnswersNotice } from "./draft/unsubmittable-answers";
import { InEnglish } from "./questions/in-english";
import type { Quiz } from "./quiz-data.server";
import { QuizForm } from "./quiz-form";
import type { QuizContext } from "./quiz-room";
import { AttemptHistory } from "./result/attempt-history";
import { AttemptResult } from "./result/attempt-result";
import { BeginQuiz, QuizTimeOver } from "./sitting/before-and-after";

export function QuizPanel({ room }: { room: QuizContext }) {
	const words = room.quiz?.englishWords;
	return words ? (
		<InEnglish words={words}>
			<Panel room={room} />
		</InEnglish>
	) : (
		<Panel room={room} />
	);
}

function Panel({ room }: { room: QuizContext }) {
	const { t } = useTranslation("lesson");
	const { lesson, quiz, reader } = room;
	const finishing = useFinishingAttempt(lesson.isDone, quiz?.review?.id ?? null);
	if (!quiz) return null;
	const isLearning = reader === "learner";
	if (quiz.review) {
		const { review } = quiz;
		return (
			<>
				<AttemptResult room={room} quiz={quiz} review={review} isFinishing={review.id === finishing} />
				{isLearning ? <UnsubmittableAnswersNotice lessonId={lesson.id} quiz={quiz} /> : null}
			</>
		);
	}

	const isOver = quiz.attemptsLeft === 0;
	const hasForm = !isOver && quiz.clock?.state !== "toBegin" && quiz.clock?.state !== "over";
	return (
		<section id="questions" aria-labelledby="questions-title" className="mt-12">
			<h2 id="questions-title" className="font-serif text-step-4">
				{t("quiz.title", { count: quiz.questionCount })}
			</h2>
			<Standing lessonId={lesson.id} quiz={quiz} />
			<AttemptHistory lessonId={lesson.id} quiz={quiz} />
			{isLearning ? <UnsubmittableAnswersNotice lessonId={lesson.id} quiz={quiz} /> : null}
			{isLearning && !hasForm ? <QueuedAttemptNotice lessonId={lesson.id} /> : null}
			{isOver ? (
				<Notice tone="warning" className="mt-6">
					{t("quiz.noneLeft")}
				</Notice>
			) : quiz.clock?.state === "toBegin" ? (
				<BeginQuiz clock={quiz.clock} />
			) : quiz.clock?.state === "over" ? (
				<QuizTimeOver clock={quiz.clock} number={quiz.number} />
			) : (
				<QuizForm key={`${quiz.number} ${quiz.version}`} lessonId={lesson.id} quiz={quiz} canHandIn={isLearning} />
			)}
		</section>
	);
}

function Standing({ lessonId, quiz }: { lessonId: number; quiz: Quiz }) {
	const { t } = useTranslation("lesson");
	const percent = usePercent();
	const { attemptCount, attemptsLeft, bestScore, latestId, passPercent } = quiz;

	return (
		<p className="mt-2 text-ui text-ink-muted">
			{t("quiz.passMark", { need: percent(passPercent) })}
			<SentenceGap />
			{attemptsLeft === null ? t("quiz.noLimit") : t("quiz.attemptsLeft", { count: attemptsLeft })}
			<SentenceGap />
			{bestScore === null ? null : (
				<>
					{t("quiz.bestSoFar", { score: percent(bestScore), count: attemptCount })}
					<SentenceGap />
					{latestId ? (
						<Link to={`/lessons/${lessonId}?attempt=${latestId}#result`} className="link">
							{t("quiz.showLatest")}
						</Link>
					) : null}
				</>
			)}
		</p>
	);
}
