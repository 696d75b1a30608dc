import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { UNIT_CHOICES, unitsCookie } from "#app/features/learning/examples/example-choice.ts";
import { CURRENCIES, currencyCookie } from "#app/features/money/prices/display-currency.ts";
import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";

// The form stays on its page when the request fails.
export { clientAction } from "#app/features/site/error-pages/preserved-form.ts";

const Choice = z
	.object({ units: z.enum(UNIT_CHOICES).optional(), currency: z.enum(CURRENCIES).optional() })
	.refine(({ units, currency }) => units !== undefined || currency !== undefined);

export const action = guarded(everyone, async ({ context, request }) => {
	const form = await request.formData();
	const choice = Choice.safeParse(Object.fromEntries(form));
	if (!choice.success) throw apiError("badRequest");

	const { units, currency } = choice.data;
	const headers = new Headers();
	if (units) headers.append("Set-Cookie", unitsCookie(units));
	if (currency) {
		await saveChoice(context, { currency });
		headers.append("Set-Cookie", currencyCookie(currency));
	}
	return redirect(safeRedirect(form.get("returnTo"), { guestPages: true }) ?? "/", { headers });
});
