import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { changeCoupon, stopCoupon } from "#app/features/money/coupons/desk/change-coupon.server.ts";
import { CouponPage } from "#app/features/money/coupons/desk/coupon-page.tsx";
import { couponPageData } from "#app/features/money/coupons/desk/coupon-page-data.server.ts";
import { CouponForm } from "#app/features/money/coupons/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "coupon",
	i18n: ["admin", "coupons", "forms"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const search = new URL(request.url).searchParams;
	const reader = { language: await context.language, timeZone: user.timeZone, origin: context.origin };
	const couponId = readId(params.couponId);
	const shown = couponId && (await couponPageData(db, couponId, { ...reader, search }));
	if (!shown) throw notFound();
	return { ...shown, schoolZone: context.env.SCHOOL_TIME_ZONE };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"coupons">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const couponId = readId(params.couponId);
	if (!couponId) throw notFound();
	const form = parseForm(await request.formData(), CouponForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = {
		actorId: user.id,
		requestId: context.requestId,
		timeZone: context.env.SCHOOL_TIME_ZONE,
		now: new Date(),
	};
	const wish = form.value;
	const outcome =
		wish.intent === "end" ? await stopCoupon(db, couponId, by) : await changeCoupon(db, { couponId, ...wish }, by);
	if (!outcome.ok && outcome.reason === "notFound") throw notFound();
	if (!outcome.ok) return data({ reply: form.reply({ formErrors: [{ key: key("errors.changed") }] }) }, 409);
	return redirect(`/admin/coupons/${couponId}?saved=1`);
});

export default function Coupon() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<CouponPage {...shown} reply={useActionData<typeof action>()?.reply} />
		</AdminFrame>
	);
}
