import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import type { Question } from "../quiz-data.server";
import { positionField } from "../read-quiz-form";

type Props = {
	id: string;
	question: Question;
	legend: ReactNode;
	values: Record<string, string[]>;
	error?: string | undefined;
};

/** A select for each item, with all that could belong to it. */
export function MatchingField({ id, question, legend, values, error }: Props) {
	const { t } = useTranslation("lesson");
	const { key, items, choices, promptInEnglish } = question;
	const lang = langAttribute(promptInEnglish);
	return (
		<ChoiceGroup id={id} legend={legend} help={t("quiz.matchHelp")} error={error} className="outline-offset-8">
			<ul className="border-b border-line">
				{items.map((item) => {
					const field = positionField(key, item.id);
					return (
						<li
							key={item.id}
							className="grid items-center gap-x-4 gap-y-1.5 border-t border-line py-2.5 text-ui leading-snug sm:grid-cols-2"
						>
							<span lang={lang} className="min-w-0 wrap-anywhere">
								{item.text}
							</span>
							<SelectField
								name={field}
								label={t("quiz.matchOf", { item: item.text })}
								hideLabel
								lang={lang}
								defaultValue={values[field]?.[0] ?? ""}
							>
								<option value="">–</option>
								{choices.map((choice) => (
									<option key={choice.id} value={choice.id}>
										{choice.text}
									</option>
								))}
							</SelectField>
						</li>
					);
				})}
			</ul>
		</ChoiceGroup>
	);
}
