import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useQuizDraft } from "./draft/use-quiz-draft";
import { useHandIn } from "./hand-in/use-hand-in";
import { QuestionField } from "./questions/question-field";
import { QuestionHints } from "./questions/question-hints";
import type { Quiz } from "./quiz-data.server";
import type { ParsedQuizForm } from "./read-quiz-form";
import { QuizCountdown } from "./sitting/quiz-countdown";

type Answer = Pick<ParsedQuizForm, "errors" | "values"> & { isChanged?: boolean };
type Props = { lessonId: number; quiz: Quiz; canHandIn: boolean };

/** A form that posts to its page. With JavaScript it works offline: docs/patterns/device-queue.md */
export function QuizForm({ lessonId, quiz, canHandIn }: Props) {
	const { t } = useTranslation("lesson");
	const form = useRef<HTMLFormElement>(null);
	const sent = useActionData<Answer>();
	const { reading, onSubmit, onTimeUp, ...handIn } = useHandIn(lessonId, quiz);
	const draft = useQuizDraft({ lessonId, quiz, form, isKept: canHandIn });
	const answer: Answer | undefined = reading ?? sent;
	const values = answer?.values ?? draft.values;
	const isPosting = useNavigation().formData?.get("_intent") === "attempt";
	const deeds = useQueuedActionsOf(lessonId, "attempt", "draft");
	const isWaiting = deeds.some(({ kind, waits, refused }) => kind === "attempt" && waits && !refused);
	const problems = quiz.questions.flatMap(({ key }, index) => {
		const error = answer?.errors[key];
		return error
			? [{ fieldId: `question-${key}`, message: t("quiz.problem", { number: index + 1, message: t(error) }) }]
			: [];
	});

	return (
		<Form
			ref={form}
			onSubmit={onSubmit}
			onInput={draft.keep}
			method="post"
			// The answer is about the questions, also where a passed quiz would show its result.
			action="?again=1#questions"
			noValidate
			preventScrollReset
			className="mt-6"
		>
			<input type="hidden" name="_intent" value="attempt" />
			<input type="hidden" name="_attempt" value={quiz.number} />
			{quiz.version ? <input type="hidden" name="_version" value={quiz.version} /> : null}
			{answer?.isChanged ? (
				<Notice tone="warning" className="mb-4">
					{t("quiz.questionsChanged")}
				</Notice>
			) : null}
			{quiz.clock?.state === "running" ? (
				<QuizCountdown clock={quiz.clock} onEnd={() => onTimeUp(form.current)} />
			) : null}
			<ErrorSummary title={t("quiz.mend", { count: problems.length })} errors={problems} answer={answer} isNamed />
			<fieldset disabled={!canHandIn || isWaiting} className="min-w-0">
				<legend className="sr-only">{t("quiz.title", { count: quiz.questions.length })}</legend>
				<ol className="divide-y divide-line">
					{quiz.questions.map((question, index) => (
						<li key={question.key} className="py-7">
							<QuestionField
								// Newer answers arrive after the first render.
								key={draft.version}
								question={question}
								number={index + 1}
								values={values}
								error={answer?.errors[question.key]}
								constraint={quiz.constraints[question.type]}
							/>
							<QuestionHints hints={question.hints} lang={langAttribute(question.promptInEnglish)} />
						</li>
					))}
				</ol>
			</fieldset>
			{canHandIn ? <p className="mb-4 text-step-1 text-ink-muted">{t("quiz.kept")}</p> : null}
			{canHandIn ? <QueuedNotice deeds={deeds} className="mb-4" /> : null}
			{canHandIn ? (
				isWaiting ? null : (
					<HandIn attemptsLeft={quiz.attemptsLeft} pending={isPosting || handIn.isPending} />
				)
			) : (
				<p className="text-ui text-ink-muted">{t("quiz.onlyLearners")}</p>
			)}
		</Form>
	);
}

function HandIn({ attemptsLeft, pending }: { attemptsLeft: number | null; pending: boolean }) {
	const { t } = useTranslation("lesson");
	const submit = { size: "lg", pending, pendingLabel: t("quiz.handingIn") } as const;
	if (attemptsLeft === null)
		return (
			<Button type="submit" {...submit}>
				{t("quiz.handIn")}
			</Button>
		);
	return (
		<ConfirmButton
			{...submit}
			question={t("quiz.askHandIn", { count: attemptsLeft })}
			confirm={t("quiz.confirmHandIn")}
		>
			{t("quiz.handIn")}
		</ConfirmButton>
	);
}
