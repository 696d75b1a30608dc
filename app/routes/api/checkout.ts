import type { AppLoadContext } from "@remix-run/cloudflare";
import { checkOut } from "#app/features/money/orders/checkout/check-out.server.ts";
import { readBuyerCountry } from "#app/features/money/orders/checkout/read-buyer.server.ts";
import { CheckoutInput } from "#app/features/money/orders/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import type { CurrentUser } from "#app/features/people/auth/session/current-session.server.ts";
import { checkoutTools } from "#app/money-tools.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { IdempotencyKey } from "#app/shared/api/idempotency-key.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";

/**
 * 201 `{ orderId, redirectUrl }`; 400 with fields; 404; 409 when owned or the `Idempotency-Key` is used otherwise.
 */
export const action = guarded(anyUser, {
	read: ({ db, viewer }) => readBuyerCountry(db, viewer),
	handle: ({ found: country, ...args }) => answer(args, country ?? args.context.country ?? ""),
});

type Args = { context: AppLoadContext; db: Database; request: Request; user: CurrentUser };

async function answer({ context, db, request, user }: Args, country: string): Promise<Response> {
	if (request.method !== "POST") return apiError("methodNotAllowed", { headers: { Allow: "POST" } });
	const key = IdempotencyKey.safeParse(request.headers.get("Idempotency-Key") ?? "");
	const input = CheckoutInput.safeParse(await request.json());
	if (!input.success) {
		return apiError("badRequest", { fields: await translatedFields(context, "checkout", input.error) });
	}
	const language = await context.language;
	const t = getFixedT(language, "checkout");
	if (!key.success) return apiError("badRequest", { fields: { "Idempotency-Key": t("errors.keyMissing") } });

	const { courseId, planId, interval = "month", couponCode = "" } = input.data;
	const outcome = await checkOut(db, checkoutTools({ context, db, request }), {
		thing: courseId === undefined ? { plan: planId ?? 0, interval } : { course: courseId },
		user,
		language,
		country,
		couponCode,
		key: key.data,
		taxId: null,
		business: null,
		shown: null,
		now: new Date(),
	});
	if (outcome.ok) {
		const { orderId, redirectUrl } = outcome;
		return Response.json({ orderId, redirectUrl }, { status: 201 });
	}
	switch (outcome.reason) {
		case "notSold":
			return apiError("notFound");
		case "coupon":
			return apiError("badRequest", { fields: { couponCode: t(`coupon.refusals.${outcome.refusal}`) } });
		case "offer":
			return apiError("conflict", { message: t(`refusals.${outcome.refusal}`) });
		case "held":
			return apiError("conflict", { message: t("refusals.held") });
		case "keyUsed":
			return apiError("conflict", { message: t("errors.keyUsed") });
		case "tooMany":
			return apiError("tooManyRequests", { headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
		default:
			return apiError("unavailable");
	}
}
