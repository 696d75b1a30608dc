import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import {
	type CaseOutcome,
	type ReportReason,
	SANCTIONS,
	SILENCE_SCOPES,
} from "#db/schema/community/moderation-kinds.ts";
import { decisionLabel } from "./decision-label";
import { LENGTHS } from "./lengths";

type Props = {
	round: number;
	/** Reports that stand on this page; a decision is refused when others have come in. */
	seen: number;
	outcomes: readonly CaseOutcome[];
	reason: ReportReason;
	hasAuthor: boolean;
	/** Ids of things with the same text, which can be removed with it. */
	others: readonly string[];
	grounds: { value: string; label: string }[];
	maySuspend: boolean;
	answer: { intent: string; reply: FormReply } | undefined;
};

/** The clause that a reason usually leads to; the moderator may choose another. */
const USUAL_GROUNDS: Partial<Record<ReportReason, string>> = {
	childSafety: "childSafety",
	selling: "selling",
	insult: "civility",
	privateData: "privacy",
	illegal: "illegal",
	misleading: "misleading",
};

/** Works without script: what a choice does not need is hidden by the style sheet, and ignored when it is sent. */
export function DecisionForm({ round, seen, outcomes, reason, hasAuthor, others, grounds, maySuspend, answer }: Props) {
	const { t } = useTranslation("moderation");
	const isPending = useNavigation().state === "submitting";
	const { field, formError, choice, isRefused } = useFields({
		namespace: "moderation",
		reply: answer?.reply,
		intent: "decide",
		idPrefix: "decide-",
	});
	const anyError = !isRefused && answer && answer.intent !== "decide" ? answer : null;
	const other = useFields({ namespace: "moderation", reply: anyError?.reply });
	const [chosen, setChosen] = useState({ outcome: "", sanction: "none" });
	const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const form = new FormData(currentTarget);
		setChosen({ outcome: String(form.get("outcome") ?? ""), sanction: String(form.get("sanction") ?? "none") });
	};
	const sanctions = SANCTIONS.filter((one) => one !== "suspended" || maySuspend);

	return (
		<Form method="post" noValidate onChange={read} className="group/decision grid gap-5" preventScrollReset>
			<h2 className="font-serif text-step-3">{t("decision.title")}</h2>
			{(formError ?? other.formError) ? <Notice tone="danger">{formError ?? other.formError}</Notice> : null}
			<input type="hidden" name="intent" value="decide" />
			<input type="hidden" name="round" value={round} />
			<input type="hidden" name="seen" value={seen} />
			<ChoiceGroup legend={t("decision.outcome")} id="decide-outcome" error={field("outcome").error} hideLabel>
				{outcomes.map((value) => (
					<RadioOption key={value} {...choice("outcome", value, false)} label={t(`choices.${value}`)} />
				))}
			</ChoiceGroup>
			{others.length > 0 ? (
				<div className="hidden group-has-[input[name=outcome][value=removed]:checked]/decision:block">
					{others.map((id) => (
						<input key={id} type="hidden" name="others" value={id} />
					))}
					<Checkbox
						{...choice("withOthers", "on", false)}
						label={t("decision.others", { count: others.length })}
						help={t("decision.othersHelp")}
					/>
				</div>
			) : null}
			<div className="hidden gap-5 group-has-[input[name=outcome]:not([value=kept]):checked]/decision:grid">
				{hasAuthor ? (
					<>
						<ChoiceGroup legend={t("decision.sanction")} id="decide-sanction" error={field("sanction").error}>
							{sanctions.map((value) => (
								<RadioOption
									key={value}
									{...choice("sanction", value, value === "none")}
									label={t(`sanctionChoices.${value}`)}
								/>
							))}
						</ChoiceGroup>
						<SelectField
							{...field("scope", "forum")}
							label={t("decision.scope")}
							className="hidden group-has-[input[value=silenced]:checked]/decision:grid"
						>
							{SILENCE_SCOPES.map((value) => (
								<option key={value} value={value}>
									{t(`scopes.${value}`)}
								</option>
							))}
						</SelectField>
						<SelectField
							{...field("length", "7")}
							label={t("decision.length")}
							className="hidden group-has-[input[value=silenced]:checked]/decision:grid group-has-[input[value=suspended]:checked]/decision:grid"
						>
							{LENGTHS.map((value) => (
								<option key={value} value={value}>
									{t(`lengths.${value}`)}
								</option>
							))}
						</SelectField>
					</>
				) : (
					<input type="hidden" name="sanction" value="none" />
				)}
				<SelectField {...field("ground", USUAL_GROUNDS[reason] ?? "")} label={t("decision.ground")}>
					<option value="">{t("decision.chooseGround")}</option>
					{grounds.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
			</div>
			<TextArea
				{...field("facts")}
				label={t("decision.facts")}
				help={t("decision.factsHelp")}
				rows={6}
				maxLength={3_000}
			/>
			<Button
				type="submit"
				variant={chosen.outcome === "removed" || chosen.sanction === "suspended" ? "danger" : "primary"}
				pending={isPending}
				pendingLabel={t("decision.pending")}
				className="justify-self-start"
			>
				{t(decisionLabel(chosen))}
			</Button>
			<p className="text-label text-ink-muted">{t("decision.note")}</p>
		</Form>
	);
}
