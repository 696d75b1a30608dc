import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { POLL_RESULTS } from "#db/schema/community/forum-kinds.ts";
import { LONGEST_QUESTION, MOST_OPTIONS, POLL_DAYS, POLL_UNTIL } from "./poll-rules";

type Props = {
	fields: Pick<ReturnType<typeof useFields>, "field" | "box">;
	maxLength: number | undefined;
	timeZone: string;
};

/** A poll for the first post; empty, there is none. Open where something in it has to be put right. */
export function PollFields({ fields: { field, box }, maxLength, timeZone }: Props) {
	const { t } = useTranslation("forum");
	const question = field("poll.question");
	const options = field("poll.options");
	const days = field("poll.days");
	const until = field("poll.until");
	const [chosenDays, setChosenDays] = useState(days.defaultValue);
	const isTyped = question.defaultValue !== "" || options.defaultValue !== "";
	return (
		<Disclosure summary={t("poll.add")} open={isTyped || Boolean(question.error ?? options.error ?? until.error)}>
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
					<SelectField
						{...days}
						label={t("poll.days")}
						onChange={({ currentTarget }) => setChosenDays(currentTarget.value)}
					>
						<option value="">{t("poll.never")}</option>
						{POLL_DAYS.map((count) => (
							<option key={count} value={count}>
								{t("poll.inDays", { count: Number(count) })}
							</option>
						))}
						<option value={POLL_UNTIL}>{t("poll.atChosenTime")}</option>
					</SelectField>
					<div className={classNames(chosenDays !== POLL_UNTIL && "scripted-hidden")}>
						<TextField
							{...until}
							type="datetime-local"
							label={t("poll.until")}
							help={t("poll.untilHelp", { zone: timeZone })}
						/>
					</div>
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
