import type { AppLoadContext } from "@remix-run/cloudflare";
import { CHARGED_CURRENCY, currencyFromCookie } from "#app/features/money/prices/display-currency.ts";
import { displayRates } from "#app/features/money/prices/price-settings.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { ExampleChoice } from "./convert-examples";
import { chosenUnits } from "./example-choice";

/** The reader's choice for `convertExamples`. Call it in `read`, so that its query joins the page's batch. */
export async function readExamples(
	context: Pick<AppLoadContext, "readAsViewer">,
	request: Request,
): Promise<ExampleChoice> {
	const units = chosenUnits(request);
	const currency = currencyFromCookie(request) ?? CHARGED_CURRENCY;
	if (currency === CHARGED_CURRENCY) return { units, currency, rates: null };
	const [rows] = await context.readAsViewer((db) => db.batch([findSettings(db, ["displayRates"])]));
	return { units, currency, rates: displayRates(readSettings(rows).displayRates) };
}
