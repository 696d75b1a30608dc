import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { DeedList } from "../../../features/admin/audit-log/deed-list";
import { deedsOf } from "../../../features/admin/audit-log/deeds-of.server";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { plansAndCourses } from "../../../features/billing/desk/plans-and-courses.server";
import { changeCoupon, stopCoupon } from "../../../features/coupons/desk/change-coupon.server";
import { couponData } from "../../../features/coupons/desk/coupon-data.server";
import { CouponFacts, EndCoupon } from "../../../features/coupons/desk/coupon-facts";
import { CouponForm as CouponFields } from "../../../features/coupons/desk/coupon-form";
import { CouponForm } from "../../../features/coupons/desk/schemas";
import { notFound } from "../../../shared/api/api-error.server";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { SplitSection } from "../../../ui/split-section";
import { SaidNotice } from "../../../ui/toast/said-notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page<{ title: string }>({
	name: "coupon",
	i18n: ["admin", "coupons", "forms"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("money"), async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const couponId = readId(params.couponId);
	const reading = { language, formats: formatsFor({ language, timeZone: user.timeZone }), now: new Date() };
	const [found, things, deeds] = await Promise.all([
		couponData(db, couponId, { ...reading, origin: context.origin }),
		plansAndCourses(db, language),
		deedsOf(db, { kind: "coupon", id: couponId }, reading),
	]);
	if (!found) throw notFound();
	const schoolZone = context.env.SCHOOL_TIME_ZONE;
	return { ...found, ...things, deeds, schoolZone, isSaved: new URL(request.url).searchParams.has("saved") };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"coupons">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, params, request, user }) => {
	const couponId = readId(params.couponId);
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

function readId(text: string | undefined): number {
	if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw notFound();
	return Number(text);
}

export default function Coupon() {
	const { t } = useTranslation("coupons");
	const { title, coupon, values, uses, links, plans, courses, deeds, schoolZone, isSaved } =
		useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			{isSaved && !reply ? (
				<SaidNotice tone="success" className="mb-6">
					{t("saved")}
				</SaidNotice>
			) : null}
			<CouponFacts coupon={coupon} uses={uses} links={links} />
			<SplitSection title={t("form.title")} text={t("form.lede")}>
				<CouponFields
					key={values.version}
					coupon={values}
					plans={plans}
					courses={courses}
					zone={schoolZone}
					reply={reply}
				/>
			</SplitSection>
			{coupon.state === "ended" ? null : (
				<SplitSection title={t("end.title")} text={t("end.text")}>
					<EndCoupon />
				</SplitSection>
			)}
			<SplitSection id="history" title={t("history.title")} text={t("history.text")}>
				{deeds.length > 0 ? <DeedList deeds={deeds} /> : <p className="text-ui text-ink-muted">{t("history.none")}</p>}
			</SplitSection>
		</AdminFrame>
	);
}
