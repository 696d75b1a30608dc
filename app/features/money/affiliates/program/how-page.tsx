import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ProgramView } from "./program-view";

const RULE_NAMES = [
	"credit",
	"coupon",
	"rate",
	"base",
	"hold",
	"refund",
	"own",
	"flags",
	"payout",
	"tax",
	"cookie",
	"end",
] as const;

export function HowPage({ view }: { view: ProgramView }) {
	const { t } = useTranslation("affiliates");
	const figures = {
		credit: { count: view.cookieDays },
		rate: { rate: view.rate, count: view.months },
		hold: { count: view.holdDays },
		payout: { minimum: view.minimum },
		cookie: { count: view.cookieDays },
	} as const;
	return (
		<div className="container-page py-12 md:py-16">
			<h1 className="text-step-6">{t("how.title")}</h1>
			<p className="mt-4 max-w-160 text-step-3 text-ink-muted">{t("how.lede")}</p>
			<dl className="mt-10 max-w-200">
				{RULE_NAMES.map((rule) => (
					<div key={rule} className="grid gap-x-10 gap-y-1 border-t border-line-strong py-5 md:grid-cols-[15rem_1fr]">
						<dt className="font-serif text-step-3">{t(`how.${rule}.title`)}</dt>
						<dd className="text-ui text-ink-muted">
							{t(`how.${rule}.text` as "how.base.text", rule in figures ? figures[rule as keyof typeof figures] : {})}
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-8 flex flex-wrap items-center gap-6">
				<LinkButton to="/affiliate-program#apply">{t("program.apply")}</LinkButton>
				<Link to="/legal/affiliate-terms" className="link">
					{t("program.terms")}
				</Link>
			</div>
		</div>
	);
}
