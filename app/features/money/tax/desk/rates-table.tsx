import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { RateView } from "./tax-view";

export function RatesTable({ rates, isFormer = false }: { rates: RateView[]; isFormer?: boolean }) {
	const { t } = useTranslation("tax");
	return (
		<div className="@container/list">
			<Table caption={t(isFormer ? "former" : "rates.caption")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell>{t("rates.country")}</HeaderCell>
						<HeaderCell numeric>{t("rates.rate")}</HeaderCell>
						<HeaderCell>{t("rates.business")}</HeaderCell>
						<HeaderCell>{t("rates.since")}</HeaderCell>
						<HeaderCell>
							<VisuallyHidden>{t("rates.end")}</VisuallyHidden>
						</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{rates.map((rate) => (
						<TableRow key={rate.id}>
							<RowHeaderCell>{rate.country}</RowHeaderCell>
							<Cell numeric label={t("rates.rate")}>
								{rate.rate}
							</Cell>
							<Cell label={t("rates.business")}>{t(rate.reverseCharge ? "rates.owesItself" : "rates.pays")}</Cell>
							<Cell label={t("rates.since")}>
								{rate.from}
								{rate.until ? ` – ${rate.until}` : null}{" "}
								{rate.isPlanned && !isFormer ? <Badge tone="info">{t("rates.planned")}</Badge> : null}
								{rate.by ? <span className="block text-step-1 text-ink-subtle">{rate.by}</span> : null}
							</Cell>
							<Cell className="md:text-end!">{rate.isLast ? <EndRate code={rate.code} /> : null}</Cell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}

function EndRate({ code }: { code: string }) {
	const { t } = useTranslation("tax");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="country" value={code} />
			<ConfirmButton
				name="intent"
				value="endRate"
				variant="secondary"
				size="sm"
				question={t("rates.endQuestion")}
				confirm={t("rates.endConfirm")}
			>
				{t("rates.end")}
			</ConfirmButton>
		</Form>
	);
}

type NewRateProps = { countries: { code: string; name: string }[]; zone: string; reply: FormReply | undefined };

export function NewRate({ countries, zone, reply }: NewRateProps) {
	const { t } = useTranslation("tax");
	const form = useFields({ namespace: "tax", reply, intent: "rate", idPrefix: "rate-" });
	return (
		<Form method="post" preventScrollReset noValidate className="grid max-w-160 gap-5">
			<div className="grid gap-5 sm:grid-cols-3">
				<SelectField {...form.field("country")} label={t("rates.country")}>
					{countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField {...form.field("rate")} inputMode="decimal" label={t("rates.rate")} after="%" />
				<TextField {...form.field("from")} type="date" label={t("rates.from")} help={t("rates.fromHelp", { zone })} />
			</div>
			<Checkbox {...form.box("reverseCharge", false)} label={t("rates.reverseCharge")} />
			<ConfirmButton
				name="intent"
				value="rate"
				variant="secondary"
				question={t("rates.setQuestion")}
				confirm={t("rates.setConfirm")}
			>
				{t("rates.set")}
			</ConfirmButton>
		</Form>
	);
}
