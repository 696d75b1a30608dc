import { useTranslation } from "react-i18next";
import type { ProgramView } from "./program-view";

export function OneSale({ view }: { view: ProgramView }) {
	const { t } = useTranslation("affiliates");
	const { sale, plan, holdDays, cookieDays } = view;
	const share = (day: number) => `${(100 * day) / sale.paid}%`;
	const stops = [
		{ day: 0, text: t("sale.click") },
		{ day: sale.bought, text: t("sale.bought", { price: plan.price }) },
		{ day: sale.closed, text: t("sale.closed") },
		{ day: sale.paid, text: t("sale.paid", { amount: plan.yours }) },
	];
	return (
		<section aria-labelledby="sale" className="border-y border-line bg-surface-sunken">
			<div className="container-page py-14">
				<div className="grid gap-x-16 gap-y-3 md:grid-cols-2">
					<h2 id="sale" className="text-step-5">
						{t("sale.title")}
					</h2>
					<p className="text-ui text-ink-muted">{t("sale.text", { count: cookieDays })}</p>
				</div>
				<div
					aria-hidden="true"
					className="mt-8 flex min-h-9 border border-control text-step-1 font-strong max-md:hidden"
				>
					<span
						className="shrink-0 bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_7px)]"
						style={{ width: share(sale.bought) }}
					/>
					<span
						className="flex min-w-0 items-center bg-brand px-4 py-1 text-brand-ink"
						style={{ width: share(sale.closed - sale.bought) }}
					>
						{t("sale.pending", { count: holdDays })}
					</span>
					<span className="flex shrink-0 grow items-center bg-accent px-2 text-accent-ink">{t("sale.approved")}</span>
				</div>
				<ol className="mt-4 grid gap-4 md:grid-cols-4">
					{stops.map(({ day, text }) => (
						<li key={day} className="border-l border-ink-muted pl-2 text-ui">
							<p className="font-strong">{t("sale.day", { day })}</p>
							<p className="text-ink-muted">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
