import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { Answer } from "#app/features/learning/quizzes/attempt/quiz-grading.ts";
import type { Question } from "#app/features/learning/quizzes/face.server.ts";
import { QuestionField } from "#app/features/learning/quizzes/questions/question-field.tsx";
import { QuestionHints } from "#app/features/learning/quizzes/questions/question-hints.tsx";
import { type QuizFormError, readQuizForm } from "#app/features/learning/quizzes/read-quiz-form.ts";
import { AnsweredQuestion } from "#app/features/learning/quizzes/result/attempt-questions.tsx";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { QuestionTyping } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { ResultChecks } from "./result-checks";
import { testedQuestion } from "./test-question";

type Props = {
	page: QuestionsPageData;
	chosen: NonNullable<QuestionsPageData["chosen"]>;
	typed: QuestionTyping;
};
type Marked = { given: Answer | undefined; isSolved: boolean };

/** The question as it is typed just now, answered and marked as an attempt of a learner would be. Needs script. */
export function TestPanel({ page: { language }, chosen, typed }: Props) {
	// With the words of what it asks, which a key that is pressed cannot wait for.
	const { t, i18n } = useTranslation(["quiz-editor", "lesson"]);
	const [draw, setDraw] = useState(1);
	const [marked, setMarked] = useState<Marked | null>(null);
	const [error, setError] = useState<QuizFormError | undefined>();
	const isLive = useHydrated();
	const { key, english, lessonRanges } = chosen;
	const tested = useMemo(
		() => testedQuestion({ key, typed, english, lessonRanges, language, draw }),
		[key, typed, english, lessonRanges, language, draw],
	);
	// What was answered belongs to the question as it was.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once it is typed otherwise
	useEffect(() => {
		setMarked(null);
		setError(undefined);
	}, [typed, draw]);

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!tested) return;
		const form = new FormData(event.currentTarget);
		const read = readQuizForm([tested.question], form, toLanguage(i18n.language));
		setError(read.errors[key]);
		setMarked(read.errors[key] ? null : { given: read.answers[key], isSolved: false });
	}
	const feedback =
		tested && marked ? tested.mark(marked.given === undefined ? {} : { [key]: marked.given }, marked.isSolved) : null;
	const hasNumbers = Object.keys(lessonRanges).length > 0 || (english ?? typed).variables.length > 0;
	return (
		<section aria-labelledby="test-title" className="mt-10 min-w-0 noscript:hidden xl:mt-0">
			<h2 id="test-title" className="font-serif text-step-3">
				{t("test.title")}
			</h2>
			<p className="mt-1 text-step-1 text-ink-muted">{t("test.text")}</p>
			{tested && isLive ? (
				<div data-test-panel="" className="mt-4 rounded-card border border-line bg-surface-raised p-4">
					<form key={draw} onSubmit={onSubmit} noValidate>
						<QuestionField
							key={fieldsOf(tested.question)}
							question={tested.question}
							number={chosen.number}
							values={NOTHING}
							{...(error ? { error } : {})}
						/>
						<QuestionHints hints={tested.question.hints} lang={langAttribute(tested.question.promptInEnglish)} />
						<div className="mt-4 flex flex-wrap gap-2">
							<Button type="submit" variant="secondary" size="sm">
								{t("test.answer")}
							</Button>
							<Button variant="quiet" size="sm" onClick={() => setMarked({ given: undefined, isSolved: true })}>
								{t("test.solve")}
							</Button>
							{hasNumbers ? (
								<Button variant="quiet" size="sm" onClick={() => setDraw(draw + 1)}>
									{t("test.newNumbers")}
								</Button>
							) : null}
						</div>
					</form>
					<div role="status">
						{feedback && marked ? (
							<ul className="mt-4 border-t border-line">
								<AnsweredQuestion
									question={tested.question}
									number={chosen.number}
									feedback={{ ...feedback, ...(marked.given === undefined ? {} : { given: marked.given }) }}
									isBare={marked.isSolved}
								/>
							</ul>
						) : null}
					</div>
				</div>
			) : isLive ? (
				<Notice tone="warning" className="mt-4">
					{t("test.fails")}
				</Notice>
			) : null}
			{isLive ? <ResultChecks typed={english ?? typed} lessonRanges={lessonRanges} /> : null}
		</section>
	);
}

const NOTHING = {};

/** Fields keep what is chosen in them until options come or go. */
const fieldsOf = ({ type, choices, items }: Question) =>
	[type, ...[...choices, ...items].map(({ id }) => id)].join(" ");
