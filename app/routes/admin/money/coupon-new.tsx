import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { plansAndCourses } from "#app/features/money/billing/desk/plans-and-courses.server.ts";
import { createCoupon } from "#app/features/money/coupons/desk/change-coupon.server.ts";
import { CouponForm } from "#app/features/money/coupons/desk/coupon-form.tsx";
import { NEW_COUPON } from "#app/features/money/coupons/desk/coupon-view.ts";
import { NewCouponForm } from "#app/features/money/coupons/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "new", i18n: ["admin", "coupons", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db }) => {
	const language = await context.language;
	const t = getFixedT(language, "coupons");
	return {
		title: t("list.add"),
		description: t("description"),
		schoolZone: context.env.SCHOOL_TIME_ZONE,
		...(await plansAndCourses(db, language)),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"coupons">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), NewCouponForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = {
		actorId: user.id,
		requestId: context.requestId,
		timeZone: context.env.SCHOOL_TIME_ZONE,
		now: new Date(),
	};
	const outcome = await createCoupon(db, form.value, by);
	if (outcome.ok) return redirect("/admin/coupons?saved=1");
	return data({ reply: form.reply({ fieldErrors: { code: [{ key: key("errors.codeTaken") }] } }) }, 409);
});

export default function NewCoupon() {
	const { title, schoolZone, plans, courses } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			<CouponForm coupon={NEW_COUPON} plans={plans} courses={courses} zone={schoolZone} reply={reply} />
		</AdminFrame>
	);
}
