import { useTranslation } from "react-i18next";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { POLL_RESULTS } from "#db/schema/community/forum-kinds.ts";
import { LONGEST_QUESTION, MOST_OPTIONS, POLL_DAYS } from "./poll-rules";

type Props = { fields: Pick<ReturnType<typeof useFields>, "field" | "box">; maxLength: number | undefined };

/** A poll for the first post; empty, there is none. Open where something in it has to be put right. */
export function PollFields({ fields: { field, box }, maxLength }: Props) {
	const { t } = useTranslation("forum");
	const question = field("poll.question");
	const options = field("poll.options");
	const isTyped = question.defaultValue !== "" || options.defaultValue !== "";
	return (
		<Disclosure summary={t("poll.add")} open={isTyped || Boolean(question.error ?? options.error)}>
			<div className="grid gap-4">
				<TextField {...question} label={t("poll.question")} maxLength={LONGEST_QUESTION} />
				<TextArea
					{...options}
					label={t("poll.options")}
					help={t("poll.optionsHelp", { most: MOST_OPTIONS })}
					rows={4}
					maxLength={maxLength}
				/>
				<Checkbox {...box("poll.isMultiple", false)} label={t("poll.isMultiple")} />
				<div className="grid gap-4 sm:grid-cols-2">
					<SelectField {...field("poll.days")} label={t("poll.days")}>
						<option value="">{t("poll.never")}</option>
						{POLL_DAYS.map((days) => (
							<option key={days} value={days}>
								{t("poll.inDays", { count: Number(days) })}
							</option>
						))}
					</SelectField>
					<SelectField {...field("poll.results", "voted")} label={t("poll.results")} help={t("poll.resultsHelp")}>
						{POLL_RESULTS.map((one) => (
							<option key={one} value={one}>
								{t(`poll.resultsOf.${one}`)}
							</option>
						))}
					</SelectField>
				</div>
				<p className="text-step-1 text-ink-muted">{t("poll.fixed")}</p>
			</div>
		</Disclosure>
	);
}
