import { useTranslation } from "react-i18next";
import { checkoutPath, pricingPath } from "#app/features/money/billing/offer-paths.ts";
import type { ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import type { PriceExample } from "#app/features/money/prices/price-example.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { BeforeYouPay } from "./before-you-pay";
import { CurrencyForm } from "./currency-form";
import type { MemberView } from "./member-view.server";
import type { OpenedCourses } from "./opened-courses";
import { PlanCard } from "./plan-card";
import { PlanComparison } from "./plan-comparison";
import { PlanCourses } from "./plan-courses";
import type { PricingView } from "./pricing-view";

type Props = {
	view: PricingView;
	/** Null without a membership. */
	member: MemberView | null;
	opened: OpenedCourses;
	example: PriceExample | null;
	currency: ShownCurrency;
	coupon: string | null;
	/** False when nothing is sold here; the page then offers the waiting list. */
	isForSale: boolean;
	isTestSchool: boolean;
};

export function PricingPage({ view, member, opened, example, currency, coupon, isForSale, isTestSchool }: Props) {
	const { t, i18n } = useTranslation("pricing");
	const { plans, interval, guaranteeDays } = view;
	const covered = view.coversEveryPayment ? "covered" : "coveredFirst";
	const usualHeading = plans.length === 3 ? "heading.three" : "heading.any";
	const charged = view.isPartlyCharged
		? t("currency.mixed", { code: currency })
		: view.chargedIn
			? t("currency.charged", { code: view.chargedIn })
			: t("currency.note");

	return (
		<div className="container-page py-12 md:py-20">
			<header className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
				<h1 className="text-step-6-large [&:lang(zh)]:break-keep">
					{t(interval === "year" ? "heading.year" : usualHeading)}
				</h1>
				<div>
					<p className="text-ink-muted">
						{joinSentences(i18n.language, [
							t("lede"),
							guaranteeDays && isForSale ? t(covered, { count: guaranteeDays }) : null,
						])}
					</p>
					<div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
						<CurrencyForm currency={currency} interval={interval} />
						<p className="min-w-40 flex-1 text-step-1 text-ink-subtle">{isForSale ? charged : t("notYet")}</p>
						{isTestSchool ? <Badge tone="info">{t("testMode")}</Badge> : null}
					</div>
					{example ? <p className="mt-3 text-step-1 text-ink-subtle">{t("currency.example", example)}</p> : null}
				</div>
			</header>

			{plans.length === 0 ? (
				<EmptyState
					title={t("noPlans.title")}
					action={<LinkButton to="/courses">{t("noPlans.courses")}</LinkButton>}
					className="mt-14"
				>
					{t("noPlans.text")}
				</EmptyState>
			) : (
				<>
					{view.hasYears ? (
						<TabLinks
							label={t("interval.label")}
							className="mt-10"
							items={(["month", "year"] as const).map((every) => ({
								to: pricingPath(every, coupon),
								label: t(`interval.${every}`),
								isCurrent: every === interval,
							}))}
						/>
					) : null}
					{member ? <OwnMembership member={member} /> : null}
					{coupon && isForSale && !member ? <Notice className="mt-6">{t("coupon", { code: coupon })}</Notice> : null}
					<ul
						aria-label={t("plansLabel")}
						className="mt-10 grid gap-5 lg:mt-22 lg:auto-cols-fr lg:grid-flow-col lg:gap-0 lg:rounded-card lg:border lg:border-line-strong"
					>
						{plans.map((plan) => (
							<PlanCard
								key={plan.slug}
								plan={plan}
								interval={interval}
								change={member?.changes.find(({ slug }) => slug === plan.slug) ?? null}
								isMember={member !== null}
								isForSale={isForSale}
								to={isForSale ? checkoutPath(plan.slug, interval, coupon) : `/waiting-list?plan=${plan.slug}`}
							/>
						))}
					</ul>
					{opened.courses.length > 0 ? <PlanCourses opened={opened} plans={plans} isForSale={isForSale} /> : null}
					<PlanComparison plans={plans} rows={view.comparison} />
				</>
			)}
			<BeforeYouPay
				isForSale={isForSale}
				guaranteeDays={guaranteeDays}
				fixedIn={view.fixedIn}
				levels={view.levels}
				hasCountryPrices={view.hasCountryPrices}
			/>
		</div>
	);
}

function OwnMembership({ member: { text, isStopped } }: { member: MemberView }) {
	const { t } = useTranslation("pricing");
	return (
		<Notice
			tone={isStopped ? "warning" : "info"}
			className="mt-6"
			actions={
				<LinkButton to="/settings/billing" variant="secondary" size="sm">
					{t("member.billing")}
				</LinkButton>
			}
		>
			{text} {isStopped ? t("member.stopped") : null}
		</Notice>
	);
}
