import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { CouponFacts, EndCoupon } from "./coupon-facts";
import { CouponForm } from "./coupon-form";
import type { CouponPageData } from "./coupon-page-data.server";

type Props = CouponPageData & {
	schoolZone: string;
	reply: FormReply | undefined;
};

export function CouponPage({ coupon, values, uses, links, plans, courses, deeds, schoolZone, isSaved, reply }: Props) {
	const { t } = useTranslation("coupons");
	return (
		<>
			{isSaved && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t("saved")}
				</ResultNotice>
			) : null}
			<CouponFacts coupon={coupon} uses={uses} links={links} />
			<SplitSection title={t("form.title")} text={t("form.lede")}>
				<CouponForm
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
		</>
	);
}
