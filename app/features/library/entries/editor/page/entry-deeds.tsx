import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import type { EntryPageView } from "./entry-page-data.server";

export function EntryActions({ page }: { page: EntryPageView }) {
	const { t } = useTranslation("library");
	const { language, hasDraft, isRetired, isPublished, isKept, revision, factsRevision, mergeInto, mergeChoices } = page;
	const here = `?lang=${language}`;
	return (
		<div className="mt-12 flex flex-wrap items-start gap-4 border-t border-line pt-6">
			{hasDraft ? (
				<Form method="post" action={here}>
					<input type="hidden" name="lang" value={language} />
					<input type="hidden" name="revision" value={revision} />
					<input type="hidden" name="factsRevision" value={factsRevision} />
					<ConfirmButton
						name="intent"
						value="discard"
						variant="secondary"
						size="sm"
						question={t(isKept || language !== "en" ? "actions.discardQuestion" : "actions.discardAllQuestion")}
						confirm={t("actions.discardYes")}
					>
						{t("actions.discard")}
					</ConfirmButton>
				</Form>
			) : null}
			{isPublished && !isRetired ? (
				<Form method="post" action={here}>
					<ConfirmButton
						name="intent"
						value="retire"
						variant="secondary"
						size="sm"
						question={t("actions.retireQuestion")}
						confirm={t("actions.retireYes")}
					>
						{t("actions.retire")}
					</ConfirmButton>
				</Form>
			) : null}
			{isRetired ? (
				<Form method="post" action={here}>
					<Button type="submit" name="intent" value="restore" variant="secondary" size="sm">
						{t("actions.restore")}
					</Button>
				</Form>
			) : null}
			{isPublished && !isRetired && !mergeInto && mergeChoices.length > 0 ? (
				<details>
					<summary className="inline-flex min-h-9 list-none items-center rounded-control border border-control px-3.5 py-1 text-label font-strong [&::-webkit-details-marker]:hidden">
						{t("actions.merge")}
					</summary>
					<Form method="post" action={here} className="mt-4 grid max-w-120 gap-3 border-l-2 border-accent pl-4">
						<p className="text-ui">{t("actions.mergeQuestion")}</p>
						<SelectField name="into" label={t("actions.mergeInto")} defaultValue="">
							<option value="">{t("options.choose")}</option>
							{mergeChoices.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</SelectField>
						<div>
							<Button type="submit" name="intent" value="merge" variant="secondary">
								{t("actions.mergeYes")}
							</Button>
						</div>
					</Form>
				</details>
			) : null}
		</div>
	);
}
