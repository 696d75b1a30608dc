import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { RevenueLine } from "./revenue-view";

export function RevenueBox({ lines }: { lines: readonly RevenueLine[] }) {
	const { t } = useTranslation("teaching");
	return (
		<section aria-labelledby="revenue-title">
			<h2 id="revenue-title" className="border-b border-line-strong pb-2.5 font-serif text-step-3">
				{t("revenue.title")}
			</h2>
			{lines.length > 0 ? (
				<ul>
					{lines.map(({ currency, isTest, net, sales, recent, earlier }) => (
						<li key={`${currency} ${isTest}`} className="border-b border-line py-3">
							<p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
								<span className="font-serif text-step-4 lining-nums">{net}</span>
								{isTest ? <Badge tone="info">{t("revenue.test")}</Badge> : null}
							</p>
							<p className="text-step-1 text-ink-muted">{t("revenue.sales", { count: sales })}</p>
							<p className="text-step-1 text-ink-muted">{t("revenue.trend", { recent, earlier })}</p>
						</li>
					))}
				</ul>
			) : (
				<p className="mt-3 text-label">{t("revenue.none")}</p>
			)}
			<p className="mt-2.5 text-step-1 text-ink-subtle">{t("revenue.note")}</p>
		</section>
	);
}
