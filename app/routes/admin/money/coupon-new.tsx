import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { plansAndCourses } from "../../../features/billing/desk/plans-and-courses.server";
import { createCoupon } from "../../../features/coupons/desk/change-coupon.server";
import { CouponForm } from "../../../features/coupons/desk/coupon-form";
import { NEW_COUPON } from "../../../features/coupons/desk/coupon-view";
import { NewCouponForm } from "../../../features/coupons/desk/schemas";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
