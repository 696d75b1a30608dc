import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Level = {
	id: number;
	code: string;
	country: string;
	part: string;
	from: string;
	until: string | null;
	by: string | null;
};
type Props = { levels: Level[]; countries: { code: string; name: string }[]; reply: FormReply | undefined };

/** Countries that pay a share of each price. Without any, everybody pays the full price. */
export function PriceLevels({ levels, countries, reply }: Props) {
	const { t } = useTranslation("plans");
	const form = useFields({ namespace: "plans", reply, intent: "level", idPrefix: "level-" });
	return (
		<section aria-labelledby="levels" className="mt-14">
			<h2 id="levels" className="font-serif text-step-4">
				{t("levels.title")}
			</h2>
			<p className="mt-2 mb-6 max-w-160 text-ui text-ink-muted">{t("levels.text")}</p>
			{levels.length > 0 ? (
				<Table caption={t("levels.title")} hideCaption className="mb-8">
					<TableHead>
						<TableRow>
							<HeaderCell>{t("levels.country")}</HeaderCell>
							<HeaderCell numeric>{t("levels.part")}</HeaderCell>
							<HeaderCell>{t("prices.since")}</HeaderCell>
							<HeaderCell>
								<VisuallyHidden>{t("prices.end")}</VisuallyHidden>
							</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{levels.map((level) => (
							<TableRow key={level.id}>
								<RowHeaderCell>{level.country}</RowHeaderCell>
								<Cell numeric label={t("levels.part")}>
									{level.part}
								</Cell>
								<Cell label={t("prices.since")}>
									{level.from}
									{level.until ? ` – ${level.until}` : null}
									{level.by ? <span className="block text-step-1 text-ink-subtle">{level.by}</span> : null}
								</Cell>
								<Cell className="md:text-end!">{level.until === null ? <EndLevel code={level.code} /> : null}</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			) : null}
			<Form method="post" preventScrollReset noValidate className="grid max-w-160 gap-5">
				{form.formError ? <Notice tone="danger">{form.formError}</Notice> : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField {...form.field("country")} label={t("levels.country")}>
						{countries.map(({ code, name }) => (
							<option key={code} value={code}>
								{name}
							</option>
						))}
					</SelectField>
					<TextField {...form.field("percent")} inputMode="numeric" label={t("levels.percent")} after="%" />
				</div>
				<ConfirmButton
					name="intent"
					value="level"
					variant="secondary"
					question={t("levels.setQuestion")}
					confirm={t("levels.setConfirm")}
				>
					{t("levels.set")}
				</ConfirmButton>
			</Form>
		</section>
	);
}

function EndLevel({ code }: { code: string }) {
	const { t } = useTranslation("plans");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="country" value={code} />
			<ConfirmButton
				name="intent"
				value="endLevel"
				variant="secondary"
				size="sm"
				question={t("levels.endQuestion")}
				confirm={t("levels.endConfirm")}
			>
				{t("prices.end")}
			</ConfirmButton>
		</Form>
	);
}
