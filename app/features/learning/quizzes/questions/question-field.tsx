import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { Constraint } from "#app/shared/forms/parse-form.server.ts";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { Question } from "../quiz-data.server";
import type { QuizFormError } from "../read-quiz-form";
import { MatchingField } from "./matching-field";
import { OrderingField } from "./ordering-field";

type Props = {
	question: Question;
	number: number;
	values: Record<string, string[]>;
	error?: QuizFormError;
	constraint?: Constraint;
};

/** The element's id is `question-<key>`. */
export function QuestionField({ question, number, values, error, constraint }: Props) {
	const { t } = useTranslation("lesson");
	const { choices, key, prompt, promptInEnglish, type, unit } = question;
	const sent = values[key] ?? [];
	const id = `question-${key}`;
	const message = error ? t(error) : undefined;
	const words = (text: string) => <span lang={langAttribute(promptInEnglish)}>{text}</span>;
	const legend = (
		<span className="mb-2 flex gap-3 text-step-2 leading-snug">
			<span className="text-ink-subtle tabular">{number}.</span>
			<span lang={langAttribute(promptInEnglish)} className="min-w-0">
				{prompt}
			</span>
		</span>
	);

	switch (type) {
		case "single":
		case "trueFalse": {
			const options =
				type === "single" ? choices : [true, false].map((value) => ({ id: String(value), text: t(`quiz.${value}`) }));
			return (
				<ChoiceGroup id={id} legend={legend} error={message} className="outline-offset-8">
					{options.map((option) => (
						<RadioOption
							key={option.id}
							name={key}
							value={option.id}
							required
							label={type === "single" ? words(option.text) : option.text}
							defaultChecked={sent.includes(option.id)}
						/>
					))}
				</ChoiceGroup>
			);
		}
		case "multiple":
			return (
				<ChoiceGroup id={id} legend={legend} help={t("quiz.chooseAll")} error={message} className="outline-offset-8">
					{choices.map((choice) => (
						<Checkbox
							key={choice.id}
							name={key}
							value={choice.id}
							label={words(choice.text)}
							defaultChecked={sent.includes(choice.id)}
						/>
					))}
				</ChoiceGroup>
			);
		case "number":
			return (
				<TextField
					id={id}
					name={key}
					inputMode="decimal"
					autoComplete="off"
					label={legend}
					error={message}
					after={unit ?? undefined}
					defaultValue={sent[0]}
					{...constraint}
					className="[&>span]:max-w-72"
				/>
			);
		case "shortText":
			return (
				<TextField
					id={id}
					name={key}
					autoComplete="off"
					label={legend}
					error={message}
					defaultValue={sent[0]}
					{...constraint}
					maxLength={200}
					className="[&>span]:max-w-120"
				/>
			);
		case "matching":
			return <MatchingField id={id} question={question} legend={legend} values={values} error={message} />;
		case "ordering":
			return <OrderingField id={id} question={question} legend={legend} values={values} error={message} />;
	}
}
