import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { WrongResults } from "#app/features/learning/quizzes/figures/wrong-results.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { countVariants, type Ranges, rangesOf } from "../question-ranges";
import { withDiagnosis } from "../question-rows";
import { type DiagnosisTyping, questionFact, type VariableTyping } from "../question-typing";
import type { FieldsProps } from "./option-fields";
import { QuestionRows } from "./question-rows";
import { Shared } from "./rules-bar";
import { GuessOffer, TimesExplained } from "./wrong-results";

type Props = FieldsProps & { lessonRanges: Ranges; results: WrongResults | null };

/** A number or a calculation, with what may differ, numbers that change, and typical wrong results. */
export function NumberFields({ typed, change, onRow, errorOf, language, lessonRanges, results }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { answer, tolerance, unit, variables, diagnoses } = typed;
	const setVariable = (at: number, part: Partial<VariableTyping>) =>
		change({ ...typed, variables: variables.map((one, place) => (place === at ? { ...one, ...part } : one)) });
	const setDiagnosis = (at: number, part: Partial<DiagnosisTyping>) =>
		change({ ...typed, diagnoses: diagnoses.map((one, place) => (place === at ? { ...one, ...part } : one)) });
	const added = useRef<string | null>(null);
	useEffect(() => {
		if (added.current) document.getElementById(added.current)?.focus();
		added.current = null;
	});
	function addDiagnosis(formula: string) {
		added.current = `diagnoses-${diagnoses.length}-text`;
		change(withDiagnosis(typed, formula));
	}
	const shared = Object.keys(lessonRanges);
	const variants = countVariants(rangesOf(questionFact({}, typed)));
	return (
		<>
			<div>
				<QuestionRows
					list="variables"
					legend={t("fields.variables")}
					help={
						<>
							{t("fields.variablesHelp")}{" "}
							{shared.length > 0 ? t("fields.ofLesson", { names: shared.join(", ") }) : null}
						</>
					}
					add={t("rows.addVariable")}
					rows={variables}
					onChange={onRow}
					isFixed
				>
					{(variable, at, id) => (
						<div className="grid grid-cols-2 gap-2 @md:grid-cols-4">
							{(["name", "from", "to", "step"] as const).map((field) => (
								<TextField
									key={field}
									id={field === "name" ? id : `${id}-${field}`}
									name={`variables[${at}].${field}`}
									label={t(`fields.variable.${field}`)}
									inputMode={field === "name" ? "text" : "decimal"}
									dir="ltr"
									autoComplete="off"
									autoCapitalize="none"
									spellCheck={false}
									value={variable[field]}
									onChange={(event) => setVariable(at, { [field]: event.target.value })}
									error={field === "name" ? errorOf("variables", at) : undefined}
								/>
							))}
						</div>
					)}
				</QuestionRows>
				{variables.length > 0 ? (
					<p className="text-step-1 text-ink-muted">{t("fields.variants", { count: variants })}</p>
				) : null}
			</div>
			<div className="grid gap-2">
				<div className="grid grid-cols-2 gap-4 @2xl:grid-cols-[minmax(0,1fr)_7rem_7rem]">
					<TextField
						name="answer"
						label={t("fields.answer")}
						help={t("fields.answerHelp")}
						dir="ltr"
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						value={answer}
						onChange={(event) => change({ ...typed, answer: event.target.value })}
						error={errorOf("answer")}
						className="col-span-2 @2xl:col-span-1 [&_input]:font-mono"
					/>
					<TextField
						name="tolerance"
						label={t("fields.tolerance")}
						before="±"
						inputMode="decimal"
						autoComplete="off"
						value={tolerance}
						onChange={(event) => change({ ...typed, tolerance: event.target.value })}
						error={errorOf("tolerance")}
					/>
					<TextField
						name="unit"
						label={t("fields.unit")}
						autoComplete="off"
						value={unit}
						onChange={(event) => change({ ...typed, unit: event.target.value })}
						error={errorOf("unit")}
					/>
				</div>
				<Shared />
			</div>
			<QuestionRows
				list="diagnoses"
				legend={t("fields.diagnoses")}
				help={t("fields.diagnosesHelp")}
				add={t("rows.addDiagnosis")}
				rows={diagnoses}
				onChange={onRow}
			>
				{(diagnosis, at, id) => (
					<div className="grid gap-2 @2xl:grid-cols-2">
						<div className="min-w-0">
							<TextField
								id={id}
								name={`diagnoses[${at}].answer`}
								label={t("fields.diagnosisAnswer", { number: at + 1 })}
								dir="ltr"
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
								value={diagnosis.answer}
								onChange={(event) => setDiagnosis(at, { answer: event.target.value })}
								error={errorOf("diagnoses", at)}
								className="[&_input]:font-mono"
							/>
							<TimesExplained results={results} answer={diagnosis.answer} />
						</div>
						<TextArea
							id={`${id}-text`}
							name={`diagnoses[${at}].text`}
							label={t("fields.diagnosisText", { number: at + 1 })}
							lang={language}
							rows={1}
							value={diagnosis.text}
							onChange={(event) => setDiagnosis(at, { text: event.target.value })}
							className="[&_textarea]:min-h-11"
						/>
					</div>
				)}
			</QuestionRows>
			<GuessOffer results={results} diagnoses={diagnoses} onAdd={addDiagnosis} />
		</>
	);
}
