import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { ConfirmButton } from "../../../ui/form/confirm-button";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { KEEPS_UNSAVED } from "../../../ui/form/unsaved-text";
import type { Quiz } from "../lesson/lesson-page-data.server";
import { langOf } from "../lesson/lesson-words";
import { QuestionField } from "./question-field";
import { QuestionHints } from "./question-hints";
import type { QuizReading } from "./read-quiz-form";

type Answer = Pick<QuizReading, "errors" | "values">;
type Props = { quiz: Quiz; canHandIn: boolean };

/** A real form that posts to its page; the server says what is missing and gives back what was typed. */
export function QuizForm({ quiz, canHandIn }: Props) {
	const { t } = useTranslation("lesson");
	const answer = useActionData<Answer>();
	const isPending = useNavigation().formData?.get("_intent") === "attempt";
	const problems = quiz.questions.flatMap(({ key }, index) => {
		const error = answer?.errors[key];
		return error
			? [{ fieldId: `question-${key}`, message: t("quiz.problem", { number: index + 1, message: t(error) }) }]
			: [];
	});

	return (
		<Form
			method="post"
			action="#questions"
			noValidate
			preventScrollReset
			{...(answer ? { [KEEPS_UNSAVED]: "" } : {})}
			className="mt-6"
		>
			<input type="hidden" name="_intent" value="attempt" />
			<input type="hidden" name="_attempt" value={quiz.number} />
			<ErrorSummary title={t("quiz.mend", { count: problems.length })} errors={problems} answer={answer} />
			<fieldset disabled={!canHandIn} className="min-w-0">
				<legend className="sr-only">{t("quiz.title", { count: quiz.questions.length })}</legend>
				<ol className="divide-y divide-line">
					{quiz.questions.map((question, index) => (
						<li key={question.key} className="py-7">
							<QuestionField
								question={question}
								number={index + 1}
								values={answer?.values ?? {}}
								error={answer?.errors[question.key]}
								constraint={quiz.constraints[question.type]}
							/>
							<QuestionHints hints={question.hints} lang={langOf(question.promptInEnglish)} />
						</li>
					))}
				</ol>
			</fieldset>
			{canHandIn ? (
				<HandIn attemptsLeft={quiz.attemptsLeft} pending={isPending} />
			) : (
				<p className="text-ui text-ink-muted">{t("quiz.onlyLearners")}</p>
			)}
		</Form>
	);
}

/** An attempt that is counted cannot be taken back, so it is asked about. */
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
