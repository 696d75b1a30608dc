import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import type { CouponView } from "./coupon-view";
import { CouponBadge } from "./coupons-list";

type Props = {
	coupon: CouponView;
	uses: { reserved: string; used: string; released: string };
	links: string[];
};

export function CouponFacts({ coupon, uses, links }: Props) {
	const { t } = useTranslation("coupons");
	const facts = [
		[t("list.off"), coupon.off],
		[t("list.from"), coupon.from],
		[t("list.until"), coupon.until ?? t("list.noEnd")],
		[t("uses.used"), uses.used],
		[t("uses.reserved"), uses.reserved],
		[t("uses.released"), uses.released],
	] as const;
	return (
		<SplitSection title={t("facts.title")} state={<CouponBadge state={coupon.state} />}>
			<dl className="grid gap-x-8 gap-y-3 text-ui sm:grid-cols-2">
				{facts.map(([term, text]) => (
					<div key={term} className="flex justify-between gap-4 border-b border-line pb-2">
						<dt className="text-ink-muted">{term}</dt>
						<dd className="tabular">{text}</dd>
					</div>
				))}
			</dl>
			{links.length > 0 ? (
				<>
					<h3 className="mt-6 text-label font-strong">{t("facts.links")}</h3>
					<ul className="mt-2 grid gap-1.5 font-mono text-step-1">
						{links.map((link) => (
							<li key={link} className="[overflow-wrap:anywhere]">
								{link}
							</li>
						))}
					</ul>
				</>
			) : null}
		</SplitSection>
	);
}

/** Asks for confirmation, since it is final. */
export function EndCoupon() {
	const { t } = useTranslation("coupons");
	return (
		<Form method="post" preventScrollReset>
			<ConfirmButton
				name="intent"
				value="end"
				variant="secondary"
				question={t("end.question")}
				confirm={t("end.confirm")}
			>
				{t("end.button")}
			</ConfirmButton>
		</Form>
	);
}
