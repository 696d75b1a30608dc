import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LessonMoment } from "#app/features/learning/enrollment/moments/lesson-moment.tsx";
import { usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ArrowRight } from "#app/ui/icons.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { Quiz } from "../quiz-data.server";
import type { QuizContext } from "../quiz-room";
import { AttemptHistory } from "./attempt-history";
import { AttemptQuestions } from "./attempt-questions";
import { AttemptRemark } from "./attempt-remark";
import { nextStep } from "./next-step";
import { ResultMoment } from "./result-moment";

type ShownReview = NonNullable<Quiz["review"]>;
type Props = {
	room: QuizContext;
	quiz: Quiz;
	review: ShownReview;
	isFinishing: boolean;
};

/** Passed: score, progress and next step, questions collapsed. Failed: each question with help. */
export function AttemptResult({ room, quiz, review, isFinishing }: Props) {
	const lessonId = room.lesson.id;
	const { t } = useTranslation("lesson");
	const percent = usePercent();
	const heading = useRef<HTMLHeadingElement>(null);
	const right = review.questions.filter(({ correct }) => correct).length;
	const canTryAgain = quiz.attemptsLeft !== 0;

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus anew
	useEffect(() => heading.current?.focus({ preventScroll: true }), [review.id]);

	return (
		<section id="result" aria-labelledby="result-title" className="mt-12">
			{/* Focused, so that screen readers announce the result. */}
			<h2
				id="result-title"
				ref={heading}
				tabIndex={-1}
				aria-describedby={isFinishing ? "finished" : undefined}
				className="font-serif text-step-4 outline-none"
			>
				{t("result.title", { number: review.number })}
			</h2>
			<ResultMoment
				passed={review.passed}
				answers={review.questions}
				title={t(review.passed ? "result.passed" : "result.notPassed", { score: percent(review.score) })}
			>
				<p>
					{t("result.right", { right, count: review.questions.length })}
					<SentenceGap />
					{t("quiz.passMark", { need: percent(quiz.passPercent) })}
					<SentenceGap />
					{quiz.bestScore !== null && quiz.bestScore > review.score
						? t("result.best", { score: percent(quiz.bestScore) })
						: null}
				</p>
				{review.isLate ? <p>{t("result.late")}</p> : null}
				<AttemptRemark remark={review.remark} className="mt-2" />
			</ResultMoment>
			{isFinishing ? (
				<div id="finished" className="mt-5 empty:hidden">
					<LessonMoment room={room} />
				</div>
			) : null}
			{review.passed ? (
				<>
					<GoOn room={room} />
					<details className="mt-6">
						<summary className="link inline-flex min-h-11 cursor-pointer items-center text-ui">
							{t("result.questions")}
						</summary>
						<AttemptQuestions quiz={quiz} review={review} />
					</details>
				</>
			) : (
				<AttemptQuestions quiz={quiz} review={review} />
			)}
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
				{canTryAgain ? (
					<LinkButton
						to={`/lessons/${lessonId}?again=1#questions`}
						size="lg"
						variant={review.passed ? "secondary" : "primary"}
					>
						{t("result.tryAgain")}
					</LinkButton>
				) : null}
				<p className="text-step-1 text-ink-muted">
					{t("result.used", { count: quiz.attemptCount })}
					<SentenceGap />
					{quiz.attemptsLeft === null ? t("quiz.noLimit") : t("quiz.attemptsLeft", { count: quiz.attemptsLeft })}
				</p>
			</div>
			<AttemptHistory lessonId={lessonId} quiz={quiz} />
		</section>
	);
}

function GoOn({ room }: { room: QuizContext }) {
	const { t } = useTranslation("lesson");
	const { kind, to, title } = nextStep(room);
	return (
		<LinkButton to={to} size="lg" className="mt-5 max-w-full print:hidden">
			<span className="min-w-0">{t(NEXT_WORDS[kind], { title })}</span>
			<ArrowRight className="size-4.5" />
		</LinkButton>
	);
}

const NEXT_WORDS = {
	lesson: "end.next",
	module: "result.nextModule",
	left: "left.continue",
	certificate: "result.certificates",
} as const;
