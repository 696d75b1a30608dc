import { useTranslation } from "react-i18next";
import { Checkbox, RadioOption } from "#app/ui/form/choice.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { QuestionField } from "../question-problem";
import type { RowChange } from "../question-rows";
import { hasFeedback, type OptionTyping, type QuestionTyping } from "../question-typing";
import { QuestionRows } from "./question-rows";
import { Shared } from "./rules-bar";

export type FieldsProps = {
	typed: QuestionTyping;
	change: (typed: QuestionTyping) => void;
	onRow: (change: RowChange) => void;
	errorOf: (field: QuestionField, at?: number) => string | undefined;
	language: string;
};

/** Options with the right ones marked and a note on each; items of an ordering question in the right order. */
export function OptionFields({ typed, change, onRow, errorOf, language }: FieldsProps) {
	const { t } = useTranslation("quiz-editor");
	const { type, options } = typed;
	const isOrder = type === "ordering";
	const set = (at: number, part: Partial<OptionTyping>) =>
		change({ ...typed, options: options.map((one, place) => (place === at ? { ...one, ...part } : one)) });
	const mark = (at: number, isRight: boolean) =>
		change({
			...typed,
			options: options.map((one, place) => ({
				...one,
				isRight: place === at ? isRight : type === "single" ? false : one.isRight,
			})),
		});
	const Right = type === "single" ? RadioOption : Checkbox;
	const wrong = errorOf("right") ?? errorOf("options");
	return (
		<div>
			<QuestionRows
				list="options"
				legend={t(isOrder ? "fields.items" : "fields.options")}
				help={t(`fields.${type === "single" ? "singleHelp" : isOrder ? "orderHelp" : "multipleHelp"}`)}
				add={t(isOrder ? "rows.addItem" : "rows.addOption")}
				rows={options}
				keyOf={({ id }) => id}
				onChange={onRow}
			>
				{(option, at, id) => (
					<div className="grid gap-2">
						<input type="hidden" name={`options[${at}].id`} value={option.id} />
						<TextArea
							id={id}
							name={`options[${at}].text`}
							label={t(isOrder ? "fields.item" : "fields.option", { number: at + 1 })}
							hideLabel
							lang={language}
							rows={1}
							value={option.text}
							onChange={(event) => set(at, { text: event.target.value })}
							error={errorOf("options", at)}
							className="[&_textarea]:min-h-11"
						/>
						{isOrder ? null : (
							<div className="flex flex-wrap items-center gap-x-4 [&>:last-child]:grow [&>:last-child]:basis-48">
								<Right
									name="right"
									value={option.id}
									id={`right-${at}`}
									label={
										<>
											{t("fields.isRight")} <span className="sr-only">{t("fields.option", { number: at + 1 })}</span>
										</>
									}
									checked={option.isRight}
									onChange={(event) => mark(at, event.target.checked)}
								/>
								{hasFeedback(type) ? (
									<TextArea
										name={`options[${at}].feedback`}
										id={`feedback-${at}`}
										label={t("fields.feedback", { number: at + 1 })}
										hideLabel
										placeholder={t("fields.feedbackPlaceholder")}
										lang={language}
										rows={1}
										value={option.feedback}
										onChange={(event) => set(at, { feedback: event.target.value })}
										error={errorOf("feedback", at)}
										className="[&_textarea]:min-h-11"
									/>
								) : null}
							</div>
						)}
					</div>
				)}
			</QuestionRows>
			<FieldError id="options" error={wrong} />
			<Shared />
		</div>
	);
}
