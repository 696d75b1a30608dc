import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { keepUnits, UNITS } from "../../features/examples/example-choice";
import { CURRENCIES, keepCurrency } from "../../features/prices/display-currency";
import { apiError } from "../../shared/api/api-error.server";
import { safeRedirect } from "../../shared/request/safe-redirect";

// Its form is sent beside its page, which stays when that fails.
export { clientAction } from "../../features/failures/kept-form";

/** What the menu of a text sends: it asks only for what the text has. */
const Choice = z
	.object({ units: z.enum(UNITS).optional(), currency: z.enum(CURRENCIES).optional() })
	.refine(({ units, currency }) => units !== undefined || currency !== undefined);

/** Stores in which units and currency examples are shown, and shows the same page with them. */
export const action = guarded(everyone, async ({ context, request }) => {
	const form = await request.formData();
	const choice = Choice.safeParse(Object.fromEntries(form));
	if (!choice.success) throw apiError("badRequest");

	const { units, currency } = choice.data;
	const headers = new Headers();
	if (units) headers.append("Set-Cookie", keepUnits(units));
	if (currency) {
		await keepChoice(context, { currency });
		headers.append("Set-Cookie", keepCurrency(currency));
	}
	return redirect(safeRedirect(form.get("returnTo"), { guestPages: true }) ?? "/", { headers });
});
