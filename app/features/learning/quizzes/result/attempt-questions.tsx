import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Check, X } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuestionReview } from "../attempt/attempt-review.server";
import { useAnswerText } from "../questions/answer-text";
import type { Question, Quiz } from "../quiz-data.server";

export function AttemptQuestions({ quiz, review }: { quiz: Quiz; review: { questions: readonly QuestionReview[] } }) {
	return (
		<ol className="mt-4 divide-y divide-line">
			{quiz.questions.map((question, index) => {
				const found = review.questions.find(({ key }) => key === question.key);
				return found ? (
					<AnsweredQuestion key={question.key} question={question} number={index + 1} feedback={found} />
				) : null;
			})}
		</ol>
	);
}

type FeedbackProps = {
	question: Question;
	number: number;
	feedback: QuestionReview;
	/** Only the solution: nothing was answered. */
	isBare?: boolean;
};

/** A question with what was answered, and what is right where that may be seen. */
export function AnsweredQuestion({ question, number, feedback, isBare = false }: FeedbackProps) {
	const { t } = useTranslation("lesson");
	const lang = langAttribute(question.promptInEnglish);
	const { correct, correctAnswer, explanation, found, given, notes } = feedback;
	const Icon = correct ? Check : X;

	return (
		<li className="py-6">
			<p className="flex gap-3 text-step-2 leading-snug font-strong">
				<span className="font-normal text-ink-subtle tabular">{number}.</span>
				<span lang={lang} className="min-w-0">
					{question.prompt}
				</span>
			</p>
			{isBare ? null : (
				<p
					className={classNames(
						"mt-2 flex items-center gap-2 text-ui font-strong",
						correct ? "text-brand-text" : "text-danger",
					)}
				>
					<Icon className="size-4.5" />
					{t(correct ? "result.correct" : "result.wrong")}
				</p>
			)}
			{found ? <Found found={found} /> : null}
			<dl className="mt-2 grid gap-2 text-ui">
				{isBare ? null : <AnswerLine label={t("result.yourAnswer")} question={question} answer={given} />}
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

function Found({ found: { right, wrong, total } }: { found: NonNullable<QuestionReview["found"]> }) {
	const { t, i18n } = useTranslation("lesson");
	const mistakes = wrong === 0 ? t("result.noneWrong") : t("result.wrongChosen", { count: wrong });
	return <p className="mt-2 text-ui">{joinParts(i18n.language, [t("result.found", { right, total }), mistakes])}</p>;
}

/** Links to the source of a wrong answer. A full browser navigation, because `:target` matches only then. */
function ReadAgain({ source }: Pick<Question, "source">) {
	const { t } = useTranslation("lesson");
	if (!source) return null;
	const { lessonId, title, place, isParagraph } = source;
	return (
		<p className="mt-3 text-ui">
			<Link to={`/lessons/${lessonId}${place ? `#${place}` : ""}`} reloadDocument className="link">
				{t(isParagraph ? "result.readPassage" : "result.readAgain", { lesson: title })}
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
			<dd lang={question.type === "trueFalse" ? undefined : langAttribute(question.promptInEnglish)}>
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
