import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge";
import { LinkButton } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import type { ShownCurrency } from "../../prices/display-currency";
import { BeforeYouPay } from "./before-you-pay";
import { CurrencyForm } from "./currency-form";
import { PlanCard } from "./plan-card";
import { PlanComparison } from "./plan-comparison";
import type { PricingView } from "./pricing-view";

type Props = { view: PricingView; currency: ShownCurrency; isSignedIn: boolean; isTestSchool: boolean };

/** Three plans side by side, what each holds, and what to know before paying. */
export function PricingPage({ view, currency, isSignedIn, isTestSchool }: Props) {
	const { t } = useTranslation("pricing");
	const { plans, guaranteeDays } = view;

	return (
		<div className="container-page py-12 md:py-20">
			<header className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
				<h1 className="text-step-6-large [&:lang(zh)]:break-keep">
					{t(plans.length === 3 ? "heading.three" : "heading.any")}
				</h1>
				<div>
					<p className="text-ink-muted">
						{t("lede")} {guaranteeDays ? t("covered", { count: guaranteeDays }) : null}
					</p>
					<div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
						<CurrencyForm currency={currency} />
						<p className="min-w-40 flex-1 text-step-1 text-ink-subtle">{t("currency.note")}</p>
						{isTestSchool ? <Badge tone="info">{t("testMode")}</Badge> : null}
					</div>
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
					<ul
						aria-label={t("plansLabel")}
						className="mt-10 grid gap-5 lg:mt-22 lg:auto-cols-fr lg:grid-flow-col lg:gap-0 lg:rounded-card lg:border lg:border-line-strong"
					>
						{plans.map((plan) => (
							<PlanCard key={plan.slug} plan={plan} to={isSignedIn ? "/courses" : "/register"} />
						))}
					</ul>
					<p className="mt-6 text-step-1 text-ink-muted lg:mt-14">{t(isSignedIn ? "notYet.user" : "notYet.visitor")}</p>
					<PlanComparison plans={plans} rows={view.comparison} />
				</>
			)}
			<BeforeYouPay guaranteeDays={guaranteeDays} />
		</div>
	);
}
