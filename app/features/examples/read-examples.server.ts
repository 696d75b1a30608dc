import type { AppLoadContext } from "@remix-run/cloudflare";
import { CHARGED_CURRENCY, keptCurrency } from "../prices/display-currency";
import { displayRates } from "../prices/price-settings";
import { findSettings } from "../settings/find-settings.server";
import { readSettings } from "../settings/read-settings";
import type { ExampleChoice } from "./convert-examples";
import { chosenUnits } from "./example-choice";

/**
 * What a reader has chosen for examples, for `convertExamples`. Call it in `read`, together with the page's batch: the
 * statement of the rates travels with it, and is asked for only where another currency is chosen.
 */
export async function readExamples(
	context: Pick<AppLoadContext, "readAsViewer">,
	request: Request,
): Promise<ExampleChoice> {
	const units = chosenUnits(request);
	const currency = keptCurrency(request) ?? CHARGED_CURRENCY;
	if (currency === CHARGED_CURRENCY) return { units, currency, rates: null };
	const [rows] = await context.readAsViewer((db) => db.batch([findSettings(db, ["displayRates"])]));
	return { units, currency, rates: displayRates(readSettings(rows).displayRates) };
}
