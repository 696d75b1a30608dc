import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Interval } from "#app/features/money/billing/prices/price-in-force.ts";
import { CURRENCIES, type ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";

/** A plain GET form; submits itself with JavaScript. */
export function CurrencyForm({ currency, interval }: { currency: ShownCurrency; interval: Interval }) {
	const { t } = useTranslation("pricing");
	const { pathname } = useLocation();

	return (
		<Form method="get" action={pathname} replace preventScrollReset className="flex gap-2">
			{interval === "year" ? <input type="hidden" name="interval" value="year" /> : null}
			<SelectField
				key={currency}
				name="currency"
				label={t("currency.label")}
				hideLabel
				defaultValue={currency}
				onChange={(event) => event.currentTarget.form?.requestSubmit()}
			>
				{CURRENCIES.map((code) => (
					<option key={code} value={code}>
						{t("currency.option", { code })}
					</option>
				))}
			</SelectField>
			<noscript>
				<Button type="submit" variant="secondary">
					{t("currency.apply")}
				</Button>
			</noscript>
		</Form>
	);
}
