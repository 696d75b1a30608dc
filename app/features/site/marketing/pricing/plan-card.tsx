import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import type { Interval } from "#app/features/money/billing/prices/price-in-force.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Check } from "#app/ui/icons.tsx";
import contours from "./contours.svg";
import type { PlanChange } from "./member-view.server";
import type { PlanView } from "./pricing-view";

type Props = {
	plan: PlanView;
	interval: Interval;
	/** Null for non-members, and when the plan cannot be chosen. */
	change: PlanChange | null;
	isMember: boolean;
	/** False when nothing is sold here: `to` is then the waiting list. */
	isForSale: boolean;
	to: string;
};

export function PlanCard({ plan, interval, change, isMember, isForSale, to }: Props) {
	const { t, i18n } = useTranslation("pricing");
	const { mostPopular: isPopular } = plan;
	const { name, text } = planWords(t, plan);
	const isOwn = isMember ? change?.isOwn : plan.isCurrent;
	// When nothing is sold here, no change can be charged.
	const shownChange = isForSale ? change : null;
	const goesTo = isMember ? shownChange?.to : to;
	const isWaiting = !isForSale && !isMember;

	return (
		<li
			className={classNames(
				"relative flex flex-col rounded-card p-6 md:p-9",
				isPopular
					? "overflow-hidden bg-surface-brand text-ink-on-brand shadow-float lg:-my-7 lg:-mx-px lg:py-16"
					: "border border-line-strong lg:border-0",
			)}
		>
			{isPopular ? (
				<img src={contours} alt="" width="414" height="594" className="absolute inset-0 size-full object-cover" />
			) : null}
			<div className="relative flex grow flex-col">
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h2 className="text-step-4">{name}</h2>
					{plan.isCurrent ? <Badge tone="success">{t("current")}</Badge> : null}
					{isPopular ? <Badge tone="brass">{t("mostPopular")}</Badge> : null}
				</div>
				<p className={classNames("mt-1.5 text-ui", quiet(isPopular))}>{text}</p>
				{plan.price === null ? (
					<p className={classNames("mt-5 text-step-3", quiet(isPopular))}>{t("interval.none")}</p>
				) : (
					<>
						<BigPrice text={plan.price} />
						<p className={classNames("mt-1 text-step-1", quiet(isPopular))}>{t(`per.${interval}`)}</p>
					</>
				)}
				{plan.saving && isForSale ? (
					<p className={classNames("mt-1 text-step-1", quiet(isPopular))}>
						{t("interval.saving", { percent: plan.saving })}
					</p>
				) : null}
				{plan.converted ? (
					<p className={classNames("mt-1 text-step-1", quiet(isPopular))}>
						{t("converted", { price: plan.converted })}
					</p>
				) : null}
				{plan.trialDays && isForSale ? (
					<p className={classNames("mt-1 text-step-1", quiet(isPopular))}>{t("trial", { count: plan.trialDays })}</p>
				) : null}
				<ul className="mt-6 mb-9">
					{plan.includes ? (
						<Benefit isPopular={isPopular}>{t("everythingIn", { plan: planWords(t, plan.includes).name })}</Benefit>
					) : null}
					{plan.benefits.map((benefit) => (
						<Benefit key={benefit} isPopular={isPopular}>
							{t(`benefits.${benefit}` as "benefits.courseLibrary")}
							{benefit === "unlimitedAccess" ? (
								<a
									href="#courses"
									className={classNames("block w-fit py-1 text-step-1 underline underline-offset-4", quiet(isPopular))}
								>
									{t("opens.see")}
								</a>
							) : null}
							{benefit === "basicSupport" ? (
								<span className={classNames("block text-step-1", quiet(isPopular))}>
									{t("benefitMeans.basicSupport")}
								</span>
							) : null}
						</Benefit>
					))}
				</ul>
				<div className="mt-auto">
					{isOwn ? <p className={classNames("text-ui", quiet(isPopular))}>{t("currentText")}</p> : null}
					{shownChange && !isOwn ? (
						<p className={classNames("mb-4 text-label", quiet(isPopular))}>{shownChange.text}</p>
					) : null}
					{isOwn || !goesTo || plan.price === null ? null : (
						<LinkButton
							to={goesTo}
							aria-label={isWaiting ? labelledValue(i18n.language, t("wait"), name) : undefined}
							size="lg"
							variant={isPopular ? "brass" : "secondary"}
							className={classNames("w-full", isPopular && "focus-visible:outline-ink-on-brand")}
						>
							{isWaiting ? t("wait") : t(shownChange ? "member.change" : "choose", { plan: name })}
						</LinkButton>
					)}
				</div>
			</div>
		</li>
	);
}

/** Small currency symbol, on the side that the language uses. */
function BigPrice({ text }: { text: string }) {
	const [, before = "", figure = text, after = ""] = /^(\D*)([\d.,\s]*\d)(\D*)$/.exec(text) ?? [];
	return (
		<p className="mt-5 flex items-start gap-1 font-serif text-[3.75rem] leading-none tracking-tight lining-nums">
			{before ? <span className={sign}>{before}</span> : null}
			<span>{figure}</span>
			{after ? <span className={sign}>{after.trim()}</span> : null}
		</p>
	);
}

function Benefit({ isPopular, children }: { isPopular: boolean; children: ReactNode }) {
	return (
		<li
			className={classNames(
				"flex items-start gap-3 border-t py-2.5 text-ui",
				isPopular ? "border-ink-on-brand/20" : "border-line",
			)}
		>
			<Check className={classNames("mt-1 size-4", isPopular ? "text-ink-on-brand" : "text-brand-text")} />
			<span className="min-w-0">{children}</span>
		</li>
	);
}

const quiet = (isPopular: boolean) => (isPopular ? "text-ink-on-brand-muted" : "text-ink-muted");
const sign = "pt-1.5 text-step-4";
