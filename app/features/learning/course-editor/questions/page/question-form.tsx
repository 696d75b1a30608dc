import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { WriteAnswer } from "../answer-questions.server";
import type { QuestionField } from "../question-problem";
import { changeRows, losesText, type RowChange, withType } from "../question-rows";
import { hasOptions, QUESTION_TYPES, type QuestionType } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { useQuestionProblemWords } from "../use-question-problem-words";
import { NumberFields } from "./number-fields";
import { OptionFields } from "./option-fields";
import { AcceptedFields, DecoyFields, PairFields } from "./pair-fields";
import { QuestionRows } from "./question-rows";
import { Shared } from "./rules-bar";
import { TagFields } from "./tag-fields";
import type { useTypedQuestion } from "./use-typed-question";

export type TypedQuestion = ReturnType<typeof useTypedQuestion>;
type Props = {
	page: QuestionsPageData;
	chosen: NonNullable<QuestionsPageData["chosen"]>;
	question: TypedQuestion;
	answer: WriteAnswer | undefined;
};

/** A question in English, with what all languages share. Without script it is a form that saves. */
export function QuestionForm({ page, chosen, question, answer }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { frame, lesson, language } = page;
	const { typed, change, saveNow, seen } = question;
	const errorOf = useFieldErrors(chosen.problems);
	const onRow = (row: RowChange) => change(changeRows(typed, row));
	return (
		<Form
			method="post"
			action={questionsPath({ courseId: frame.id, lesson: lesson.key, language, question: chosen })}
			encType="multipart/form-data"
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				event.preventDefault();
				saveNow();
			}}
			className="grid gap-7"
		>
			{/* The button that a pressed Enter stands for. */}
			<button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
				{t("question.save")}
			</button>
			<input type="hidden" name="intent" value="write" />
			<input type="hidden" name="lang" value={language} />
			<input type="hidden" name="question" value={chosen.key} />
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="type" value={typed.type} />
			<TypeField question={question} asked={answer?.result === "ask" ? answer.nextType : null} />
			<TextArea
				name="prompt"
				label={t("fields.prompt")}
				lang={language}
				rows={3}
				value={typed.prompt}
				onChange={(event) => change({ ...typed, prompt: event.target.value })}
				error={errorOf("prompt")}
			/>
			{hasOptions(typed.type) ? (
				<OptionFields typed={typed} change={change} onRow={onRow} errorOf={errorOf} language={language} />
			) : null}
			{typed.type === "trueFalse" ? (
				<ChoiceGroup id="truth" legend={t("fields.right")}>
					<Shared />
					{([true, false] as const).map((value) => (
						<RadioOption
							key={String(value)}
							name="truth"
							value={String(value)}
							label={t(value ? "fields.true" : "fields.false")}
							checked={typed.isTrue === value}
							onChange={() => change({ ...typed, isTrue: value })}
						/>
					))}
				</ChoiceGroup>
			) : null}
			{typed.type === "matching" ? (
				<>
					<PairFields typed={typed} change={change} onRow={onRow} errorOf={errorOf} language={language} />
					<DecoyFields typed={typed} change={change} onRow={onRow} errorOf={errorOf} language={language} />
				</>
			) : null}
			{typed.type === "shortText" ? (
				<AcceptedFields typed={typed} change={change} onRow={onRow} errorOf={errorOf} language={language} />
			) : null}
			{typed.type === "number" ? (
				<NumberFields
					typed={typed}
					change={change}
					onRow={onRow}
					errorOf={errorOf}
					language={language}
					lessonRanges={chosen.lessonRanges}
					results={chosen.results}
				/>
			) : null}
			<TextArea
				name="explanation"
				label={t("fields.explanation")}
				help={t("fields.explanationHelp")}
				lang={language}
				rows={2}
				value={typed.explanation}
				onChange={(event) => change({ ...typed, explanation: event.target.value })}
				error={errorOf("explanation")}
			/>
			<QuestionRows
				list="hints"
				legend={t("fields.hints")}
				help={t("fields.hintsHelp")}
				add={t("rows.addHint")}
				rows={typed.hints}
				onChange={onRow}
			>
				{(hint, at, id) => (
					<TextArea
						id={id}
						name={`hints[${at}]`}
						label={t("fields.hint", { number: at + 1 })}
						hideLabel
						lang={language}
						rows={1}
						value={hint}
						onChange={(event) => change({ ...typed, hints: typed.hints.with(at, event.target.value) })}
						error={errorOf("hints", at)}
						className="[&_textarea]:min-h-11"
					/>
				)}
			</QuestionRows>
			<TagFields typed={typed} change={change} errorOf={errorOf} page={page} />
			<Button type="submit" variant="secondary" className="justify-self-start">
				{t("question.save")}
			</Button>
		</Form>
	);
}

/** What keeps the question from being published, by field and row, as it was saved last. */
export function useFieldErrors(problems: NonNullable<QuestionsPageData["chosen"]>["problems"]) {
	const say = useQuestionProblemWords();
	return (field: QuestionField, at?: number) => {
		const found = problems.find((one) => one.field === field && (one.at ?? 0) === (at === undefined ? 0 : at + 1));
		return found && say(found);
	};
}

type TypeProps = { question: TypedQuestion; asked: QuestionType | null };

/** Another type keeps prompt, explanation and hints; before something goes, it asks. */
function TypeField({ question: { typed, change }, asked }: TypeProps) {
	const { t } = useTranslation("quiz-editor");
	const [next, setNext] = useState(asked);
	const isLive = useHydrated();
	function choose(type: QuestionType) {
		if (losesText(typed, type)) return setNext(type);
		setNext(null);
		change(withType(typed, type));
	}
	return (
		<div>
			<SelectField
				name={isLive ? undefined : "nextType"}
				id="question-type"
				label={t("fields.type")}
				{...(isLive ? { value: next ?? typed.type } : { defaultValue: next ?? typed.type })}
				onChange={(event) => choose(event.target.value as QuestionType)}
				className="max-w-72"
			>
				{QUESTION_TYPES.map((type) => (
					<option key={type} value={type}>
						{t(`types.${type}`)}
					</option>
				))}
			</SelectField>
			{next ? (
				<Notice tone="warning" className="mt-3">
					<p>{t("question.loses", { type: t(`types.${next}`) })}</p>
					{isLive ? (
						<div className="mt-3 flex flex-wrap gap-3">
							<Button
								variant="secondary"
								size="sm"
								onClick={() => {
									change(withType(typed, next));
									setNext(null);
								}}
							>
								{t("question.change")}
							</Button>
							<Button variant="quiet" size="sm" onClick={() => setNext(null)}>
								{t("question.keep")}
							</Button>
						</div>
					) : (
						<Checkbox name="mayDrop" value="yes" label={t("question.change")} />
					)}
				</Notice>
			) : null}
		</div>
	);
}
