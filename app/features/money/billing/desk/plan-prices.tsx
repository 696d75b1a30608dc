import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { PriceRow } from "./plan-views.server";

type Country = { code: string; name: string };

/** Price rows are never changed, only ended. */
export function PlanPrices({ prices }: { prices: PriceRow[] }) {
	const { t } = useTranslation("plans");
	return (
		<Table caption={t("prices.caption")} hideCaption>
			<TableHead>
				<TableRow>
					<HeaderCell>{t("prices.price")}</HeaderCell>
					<HeaderCell>{t("prices.where")}</HeaderCell>
					<HeaderCell>{t("prices.trial")}</HeaderCell>
					<HeaderCell>{t("prices.since")}</HeaderCell>
					<HeaderCell>
						<VisuallyHidden>{t("prices.end")}</VisuallyHidden>
					</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{prices.map((price) => (
					<TableRow key={price.id}>
						<RowHeaderCell className={price.isOpen ? undefined : "text-ink-muted"}>
							{t(`prices.${price.interval}`, { price: price.amount, currency: price.currency })}
						</RowHeaderCell>
						<Cell label={t("prices.where")}>{price.country ?? t("prices.everywhere")}</Cell>
						<Cell label={t("prices.trial")}>
							{price.trialDays > 0 ? t("prices.days", { count: price.trialDays }) : t("prices.noTrial")}
						</Cell>
						<Cell label={t("prices.since")}>
							{price.from ?? t("prices.shipped")}
							{price.until ? ` – ${price.until}` : null}
							{price.by ? <span className="block text-step-1 text-ink-subtle">{price.by}</span> : null}
						</Cell>
						<Cell className="md:text-end!">
							{price.until === null ? <EndPrice price={price} /> : <Badge>{t("prices.ended")}</Badge>}
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

function EndPrice({ price }: { price: PriceRow }) {
	const { t } = useTranslation("plans");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="priceId" value={price.id} />
			<ConfirmButton
				name="intent"
				value="endPrice"
				variant="secondary"
				size="sm"
				question={t("prices.endQuestion")}
				confirm={t("prices.endConfirm")}
			>
				{t("prices.end")}
			</ConfirmButton>
		</Form>
	);
}

export function NewPrice({ countries, reply }: { countries: Country[]; reply: FormReply | undefined }) {
	const { t } = useTranslation("plans");
	const form = useFields({ namespace: "plans", reply, intent: "price", idPrefix: "price-" });
	return (
		<Form method="post" preventScrollReset noValidate className="grid max-w-160 gap-5">
			{form.formError ? <Notice tone="danger">{form.formError}</Notice> : null}
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField {...form.field("interval", "month")} label={t("prices.interval")}>
					<option value="month">{t("prices.byMonth")}</option>
					<option value="year">{t("prices.byYear")}</option>
				</SelectField>
				<SelectField {...form.field("country")} label={t("prices.where")}>
					<option value="">{t("prices.everywhere")}</option>
					{countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					{...form.field("amount")}
					inputMode="decimal"
					label={t("prices.amount")}
					help={t("prices.amountHelp")}
				/>
				<TextField
					{...form.field("currency", "USD")}
					label={t("prices.currency")}
					help={t("prices.currencyHelp")}
					maxLength={3}
				/>
				<TextField {...form.field("trialDays", "0")} inputMode="numeric" label={t("prices.trialDays")} />
			</div>
			<ConfirmButton name="intent" value="price" question={t("prices.setQuestion")} confirm={t("prices.setConfirm")}>
				{t("prices.set")}
			</ConfirmButton>
		</Form>
	);
}
