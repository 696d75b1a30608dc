import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { plansAndCourses } from "#app/features/money/billing/desk/plans-and-courses.server.ts";
import { changeCoupon, stopCoupon } from "#app/features/money/coupons/desk/change-coupon.server.ts";
import { couponData } from "#app/features/money/coupons/desk/coupon-data.server.ts";
import { CouponFacts, EndCoupon } from "#app/features/money/coupons/desk/coupon-facts.tsx";
import { CouponForm as CouponFields } from "#app/features/money/coupons/desk/coupon-form.tsx";
import { CouponForm } from "#app/features/money/coupons/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { deedsOf } from "#app/features/operations/audit/log/deeds-of.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
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
