import { useTranslation } from "react-i18next";
import { ContourBand } from "#app/features/site/illustrations/contour-band.tsx";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-style.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { ApplySection, hasApplied, type ProgramStatus } from "./apply-section";
import { EarningsCalculator } from "./earnings-calculator";
import { OneSale } from "./one-sale";
import type { ProgramView } from "./program-view";
import { SpreadBar } from "./spread-bar";

type Props = { view: ProgramView; standing: ProgramStatus; answer: { reply: FormReply } | undefined };

const STEPS = ["apply", "share", "paid"] as const;

export function ProgramPage({ view, standing, answer }: Props) {
	const { t } = useTranslation("affiliates");
	return (
		<>
			<div className="container-page grid items-start gap-x-20 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_29rem] lg:py-20">
				<div>
					{view.isLaunchSpecial ? <Badge tone="brass">{t("program.launch")}</Badge> : null}
					<h1 className="mt-4 text-step-6-large">{t("program.heading", { rate: view.rate })}</h1>
					<p className="mt-5 max-w-130 text-step-3 text-ink-muted">
						{view.isAdvertised
							? t(view.isLaunchSpecial ? "program.promiseLaunch" : "program.promise", { percent: view.claimed })
							: null}
						<SentenceGap />
						{t("program.lede")}
					</p>
					{hasApplied(standing) ? (
						<p className="mt-5 text-ui font-strong">{t(`apply.standing.${standing.is}`)}</p>
					) : null}
					<div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
						<NextStep standing={standing} size="lg" />
						<Link to="/legal/affiliate-terms" className="link font-strong">
							{t("program.terms")}
						</Link>
					</div>
					<SpreadBar plan={view.plan} ratePercent={view.ratePercent} />
				</div>
				<EarningsCalculator figures={view.calculator} />
			</div>
			<OneSale view={view} />
			<section aria-labelledby="steps" className="container-page py-14">
				<h2 id="steps" className="sr-only">
					{t("steps.title")}
				</h2>
				<ol className="grid gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
					{STEPS.map((step, index) => (
						<li key={step} className="md:px-8 md:first:pl-0">
							<p aria-hidden="true" className="font-serif text-step-3 text-ink-subtle">
								{index + 1}
							</p>
							<h3 className="mt-1 text-step-4">{t(`steps.${step}.title`)}</h3>
							<p className="mt-2 text-ui text-ink-muted">{t(`steps.${step}.text`)}</p>
						</li>
					))}
				</ol>
				<p className="mt-10">
					<Link to="/how-affiliate-program-works" className="link">
						{t("program.how")}
					</Link>
				</p>
			</section>
			<ApplySection standing={standing} answer={answer} />
			<section aria-labelledby="closing" className="dark relative -mb-18 overflow-hidden bg-surface text-ink md:-mb-28">
				<ContourBand className="absolute inset-0 text-brand opacity-40" />
				<div className="relative container-page flex flex-wrap items-center justify-between gap-6 py-14">
					<div>
						<h2 id="closing" className="text-step-5">
							{t("closing.title")}
						</h2>
						<p className="mt-2">{t("closing.text")}</p>
					</div>
					<div className="flex flex-wrap gap-3">
						<LinkButton to="/affiliate-leaderboard" variant="secondary">
							{t("closing.leaderboard")}
						</LinkButton>
						<NextStep standing={standing} variant="brass" />
					</div>
				</div>
			</section>
		</>
	);
}

function NextStep({ standing, ...look }: Pick<Props, "standing"> & ButtonLook) {
	const { t } = useTranslation("affiliates");
	return hasApplied(standing) ? (
		<LinkButton to="/affiliate-dashboard" {...look}>
			{t("apply.toDashboard")}
		</LinkButton>
	) : (
		<LinkButton to="#apply" {...look}>
			{t("program.apply")}
		</LinkButton>
	);
}
