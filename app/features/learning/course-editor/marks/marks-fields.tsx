import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { choiceFor, type QuestionChoice, readMarkName } from "./mark-choices";
import type { CorrectionView } from "./marks-view.server";

type Props = {
	corrections: readonly CorrectionView[];
	choices: readonly QuestionChoice[];
	reply: FormReply | undefined;
};

/** Asks for each answered question whose key changes what happens to its marks. */
export function MarksFields({ corrections, choices, reply }: Props) {
	const { t, i18n } = useTranslation("course-marks");
	const say = useMessages("course-marks");
	const { errors } = readReply(reply);
	if (corrections.length === 0) return null;
	return (
		<section aria-labelledby="marks" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div>
				<h2 id="marks" className="font-serif text-step-3">
					{t("title")}
				</h2>
				<p className="mt-1 max-w-160 text-label text-ink-muted">
					{joinSentences(i18n.language, [t("lede"), t("undoable")])}
				</p>
			</div>
			{corrections.map(({ name, title, prompt, attempts, full, again }, at) => {
				const field = `marks[${at}]`;
				const chosen = choiceFor(choices, readMarkName(name));
				const error = errors[`${field}.as`] ?? errors[`${field}.of`];
				const options = [
					{ value: "keep", help: t("keepEffect") },
					{ value: "full", help: full },
					{ value: "again", help: again },
				] as const;
				return (
					<div key={name} className="rounded-card border border-line p-4">
						<input type="hidden" name={`${field}.of`} value={name} />
						<ChoiceGroup
							id={`marks-${at}`}
							legend={
								<>
									<span className="block">{title}</span>
									<span className="mt-1 line-clamp-2 font-normal text-ink-muted wrap-break-word">{prompt}</span>
									<span className="mt-1 mb-1 block font-normal text-ink-muted">{attempts}</span>
								</>
							}
							error={error && say(error)}
						>
							{options.map(({ value, help }) => (
								<RadioOption
									key={value}
									id={`marks-${at}-${value}`}
									name={`${field}.as`}
									value={value}
									label={t(`choices.${value}`)}
									help={help}
									defaultChecked={chosen === value}
								/>
							))}
						</ChoiceGroup>
					</div>
				);
			})}
		</section>
	);
}
