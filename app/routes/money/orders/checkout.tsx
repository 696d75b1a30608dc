import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	checkoutPageData,
	offerRequestOf,
	readCheckout,
} from "#app/features/money/orders/checkout/checkout-data.server.ts";
import { type CheckoutAnswer, CheckoutPage } from "#app/features/money/orders/checkout/checkout-page.tsx";
import { submitCheckout } from "#app/features/money/orders/checkout/submit-checkout.server.ts";
import { CheckoutForm } from "#app/features/money/orders/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { checkoutTools } from "#app/money-tools.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { requestedPage } from "#app/shared/request/requested-page.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "checkout",
	i18n: ["checkout"],
	layout: "form",
	ownFrame: true,
	footBar: true,
	byLinkOnly: true,
	query: ["course", "plan", "interval", "coupon"],
	without: ["learningPath", "courseButton"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, request, viewer }) => {
		const asking = { userId: userOfSession(viewer.session), language: await context.language };
		return readCheckout(db, checkoutTools({ context, db, request }), new URL(request.url).searchParams, asking);
	},
	handle: async ({ context, db, request, user, found }) => {
		if (!found) throw redirect("/pricing");
		const reader = { user, language: await context.language, params: new URL(request.url).searchParams };
		const shown = await checkoutPageData(db, checkoutTools({ context, db, request }), found, reader);
		if (!shown) throw notFound();
		return shown;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const thing = offerRequestOf(new URL(request.url).searchParams);
	const form = parseForm(await request.formData(), CheckoutForm);
	if (form.status !== "success") return data<CheckoutAnswer>({ reply: form.reply() }, 400);
	if (!thing) throw notFound();
	const answer = await submitCheckout(db, checkoutTools({ context, db, request }), {
		typed: form.value,
		thing,
		user,
		language: await context.language,
		now: new Date(),
		loadFont: paperFontLoader(context.env.ASSETS),
	});
	if (answer.kind === "placed") return redirect(answer.to);
	if (answer.kind === "notSold") throw notFound();
	if (answer.kind === "closed") throw redirect(requestedPage(request.url) ?? "/checkout");

	const { status, view, fieldErrors, formError } = answer;
	const reply = form.reply({ fieldErrors, ...(formError ? { formErrors: [formError] } : {}) });
	const initialValue = { ...reply.initialValue, ...(form.value.intent === "dropCoupon" ? { coupon: "" } : {}) };
	return data<CheckoutAnswer>({ reply: { ...reply, initialValue }, view }, status);
});

export default function Checkout() {
	const { title: _, description: __, ...page } = useLoaderData<typeof loader>();
	return <CheckoutPage {...page} answer={useActionData<typeof action>()} />;
}
