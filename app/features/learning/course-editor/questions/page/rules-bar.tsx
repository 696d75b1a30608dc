import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { duration } from "#app/shared/words/duration.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Globe } from "#app/ui/icons.tsx";
import type { QuestionsAnswer } from "../answer-questions.server";
import type { QuestionsPageData } from "../questions-page-data.server";

type Props = { page: QuestionsPageData; answer: QuestionsAnswer | undefined };

/** Pass mark, attempts and time limit of the lesson, and how its options are shown. */
export function RulesBar({ page: { rules, language }, answer }: Props) {
	const { t, i18n } = useTranslation("quiz-editor");
	const percent = usePercent();
	const reply = answer?.kind === "rules" ? answer.reply : undefined;
	const { field, isRefused } = useFields({ namespace: "quiz-editor", reply, intent: "rules", idPrefix: "rules-" });
	const facts = [
		[t("rules.pass"), rules.passPercent === null ? t("rules.none") : percent(rules.passPercent)],
		[t("rules.attempts"), rules.maxAttempts === 0 ? t("rules.unlimited") : String(rules.maxAttempts)],
		[t("rules.time"), rules.minutes === null ? t("rules.noTime") : duration(rules.minutes, i18n.language)],
		[t("rules.options"), t("rules.shuffled")],
	];
	return (
		<div className="mb-4 border-b border-line pb-2">
			<dl className="flex flex-wrap gap-x-7 gap-y-1 text-label text-ink-muted">
				{facts.map(([name, value]) => (
					<div key={name} className="flex gap-1.5">
						<dt>{name}</dt>
						<dd className="font-strong text-ink">{value}</dd>
					</div>
				))}
			</dl>
			<details open={isRefused || undefined}>
				<summary className="link inline-flex min-h-11 items-center text-label">{t("rules.change")}</summary>
				<Form method="post" preventScrollReset className="grid max-w-120 gap-4 pt-2 pb-4">
					<input type="hidden" name="intent" value="rules" />
					<input type="hidden" name="lang" value={language} />
					<Shared />
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							{...field("passPercent", String(rules.passPercent ?? ""))}
							label={t("rules.passPercent")}
							inputMode="numeric"
							after="%"
							maxLength={3}
							autoComplete="off"
						/>
						<TextField
							{...field("maxAttempts", String(rules.maxAttempts))}
							label={t("rules.maxAttempts")}
							help={t("rules.maxAttemptsHelp")}
							inputMode="numeric"
							maxLength={2}
							autoComplete="off"
						/>
						<TextField
							{...field("minutes", String(rules.minutes ?? ""))}
							label={t("rules.minutes")}
							help={t("rules.minutesHelp")}
							inputMode="numeric"
							maxLength={3}
							autoComplete="off"
						/>
					</div>
					<Button type="submit" variant="secondary" className="justify-self-start">
						{t("rules.save")}
					</Button>
				</Form>
			</details>
		</div>
	);
}

/** Said where something is changed for all languages at once. */
export function Shared() {
	const { t } = useTranslation("quiz-editor");
	return (
		<p className="flex items-center gap-1.5 text-step-1 text-ink-muted">
			<Globe className="size-3.5 shrink-0" />
			{t("shared")}
		</p>
	);
}
