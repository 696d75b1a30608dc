import { useTranslation } from "react-i18next";
import type { DashboardView } from "./dashboard-view";

export function Funnel({ steps, countries }: { steps: DashboardView["funnel"]; countries: number }) {
	const { t } = useTranslation("earnings");
	const clicksFrom = countries > 0 ? t("funnel.from", { count: countries }) : null;
	return (
		<ol className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
			{steps.map(({ name, count, share, percent }, at) => (
				<li key={name} className="min-w-0">
					<p className="font-serif text-step-4 lining-nums">{count}</p>
					<div aria-hidden="true" className="relative mt-1 h-28 border border-control bg-surface-sunken">
						<div
							className={`absolute inset-x-0 bottom-0 ${name === "kept" ? "bg-accent" : "bg-brand"}`}
							style={{ height: `${share}%` }}
						/>
					</div>
					<p className="mt-2 text-label font-strong">{t(`funnel.${name}`)}</p>
					<p className="text-step-1 text-ink-muted">
						{at === 0 ? clicksFrom : t(`funnel.of.${name as "signUps" | "sales" | "kept"}`, { percent })}
					</p>
				</li>
			))}
		</ol>
	);
}
