import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { ArrowRight, Check, X } from "../../../ui/icons";
import { Link } from "../../../ui/link";
import { Notice } from "../../../ui/notice";
import type { LessonPageData, Question, Quiz } from "../lesson/lesson-page-data.server";
import { langOf, usePercent } from "../lesson/lesson-words";
import { useAnswerText } from "./answer-text";
import type { AttemptReview, QuestionReview } from "./attempt/attempt-review.server";
import { AttemptHistory } from "./attempt-history";
import { nextStep } from "./next-step";

type Props = { room: LessonPageData; quiz: Quiz; review: AttemptReview };

/**
 * An attempt that was handed in. Passed: the score and the one thing to do next, the questions folded. Not passed: each
 * question with what helps, then another attempt.
 */
export function AttemptResult({ room, quiz, review }: Props) {
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
			<h2 id="result-title" ref={heading} tabIndex={-1} className="font-serif text-step-4 outline-none">
				{t("result.title", { number: review.number })}
			</h2>
			<Notice
				tone={review.passed ? "success" : "info"}
				className="mt-4"
				title={t(review.passed ? "result.passed" : "result.notPassed", { score: percent(review.score) })}
			>
				<p>
					{t("result.right", { right, count: review.questions.length })}{" "}
					{t("quiz.passMark", { need: percent(quiz.passPercent) })}{" "}
					{quiz.bestScore !== null && quiz.bestScore > review.score
						? t("result.best", { score: percent(quiz.bestScore) })
						: null}
				</p>
			</Notice>
			{review.passed ? (
				<>
					<GoOn room={room} />
					<details className="mt-6">
						<summary className="link inline-flex min-h-11 cursor-pointer items-center text-ui">
							{t("result.questions")}
						</summary>
						<Questions quiz={quiz} review={review} />
					</details>
				</>
			) : (
				<Questions quiz={quiz} review={review} />
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
					{t("result.used", { count: quiz.attemptCount })}{" "}
					{quiz.attemptsLeft === null ? t("quiz.noLimit") : t("quiz.attemptsLeft", { count: quiz.attemptsLeft })}
				</p>
			</div>
			<AttemptHistory lessonId={lessonId} quiz={quiz} />
		</section>
	);
}

function GoOn({ room }: { room: LessonPageData }) {
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

function Questions({ quiz, review }: Omit<Props, "room">) {
	return (
		<ol className="mt-4 divide-y divide-line">
			{quiz.questions.map((question, index) => {
				const found = review.questions.find(({ key }) => key === question.key);
				return found ? <Feedback key={question.key} question={question} number={index + 1} feedback={found} /> : null;
			})}
		</ol>
	);
}

type FeedbackProps = { question: Question; number: number; feedback: QuestionReview };

function Feedback({ question, number, feedback }: FeedbackProps) {
	const { t } = useTranslation("lesson");
	const lang = langOf(question.promptInEnglish);
	const { correct, correctAnswer, explanation, given, notes } = feedback;
	const Icon = correct ? Check : X;

	return (
		<li className="py-6">
			<p className="flex gap-3 text-step-2 leading-snug font-strong">
				<span className="font-normal text-ink-subtle tabular">{number}.</span>
				<span lang={lang} className="min-w-0">
					{question.prompt}
				</span>
			</p>
			<p
				className={classNames(
					"mt-2 flex items-center gap-2 text-ui font-strong",
					correct ? "text-brand-text" : "text-danger",
				)}
			>
				<Icon className="size-4.5" />
				{t(correct ? "result.correct" : "result.wrong")}
			</p>
			<dl className="mt-2 grid gap-2 text-ui">
				<AnswerLine label={t("result.yourAnswer")} question={question} answer={given} />
				{correct || correctAnswer === null ? null : (
					<AnswerLine label={t("result.correctAnswer")} question={question} answer={correctAnswer} />
				)}
			</dl>
			{[...notes, explanation].map((text) =>
				text ? (
					<p key={text} lang={lang} className="mt-3 text-ui text-ink-muted">
						{text}
					</p>
				) : null,
			)}
			{correct ? null : <ReadAgain source={question.source} />}
		</li>
	);
}

/** Leads to the passage that a wrong answer comes from. */
function ReadAgain({ source }: Pick<Question, "source">) {
	const { t } = useTranslation("lesson");
	if (!source) return null;
	return (
		<p className="mt-3 text-ui">
			<Link to={`/lessons/${source.lessonId}${source.heading > 0 ? `#part-${source.heading}` : ""}`} className="link">
				{t("result.readAgain", { lesson: source.title })}
			</Link>
		</p>
	);
}

type LineProps = { label: string; question: Question; answer: QuestionReview["given"] };

function AnswerLine({ label, question, answer }: LineProps) {
	const { t } = useTranslation("lesson");
	const texts = useAnswerText()(question, answer);
	const List = question.type === "ordering" ? "ol" : "ul";

	return (
		<div className="md:grid md:grid-cols-[10rem_1fr] md:gap-4">
			<dt className="text-ink-muted">{label}</dt>
			<dd lang={question.type === "trueFalse" ? undefined : langOf(question.promptInEnglish)}>
				{texts.length > 1 ? (
					<List className={classNames("pl-5", question.type === "ordering" ? "list-decimal" : "list-disc")}>
						{texts.map((text) => (
							<li key={text}>{text}</li>
						))}
					</List>
				) : (
					(texts[0] ?? t("result.noAnswer"))
				)}
			</dd>
		</div>
	);
}
