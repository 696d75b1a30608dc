import { useTranslation } from "react-i18next";
import { Check } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { AttentionItem, QuietItem } from "./attention";

export function AttentionList({ items, quiet }: { items: AttentionItem[]; quiet: QuietItem[] }) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="attention" className="min-w-0">
			<h2 id="attention" className="font-serif text-step-4">
				{t("attention.title")}
			</h2>
			{items.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("attention.nothing")}</p> : null}
			<ul className="mt-4 grid gap-x-12 border-t border-line-strong empty:hidden sm:grid-cols-2 xl:grid-cols-3">
				{items.map(({ name, to, label, count, isMore }) => (
					<li key={name} className="flex items-baseline gap-4 border-b border-line">
						<span className="w-12 shrink-0 text-end font-serif text-step-3 text-accent-text tabular">
							{isMore ? `${count}+` : count}
						</span>
						<Link to={to} className="link inline-flex min-h-11 items-center py-1.5 [overflow-wrap:anywhere]">
							{label}
						</Link>
					</li>
				))}
			</ul>
			{quiet.length > 0 ? (
				<ul className="mt-3 flex flex-wrap gap-x-6 text-label">
					{quiet.map(({ name, to, label }) => (
						<li key={name}>
							<Link to={to} className="inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink">
								<Check className="size-4 text-brand-text" />
								{label}
							</Link>
						</li>
					))}
				</ul>
			) : null}
		</section>
	);
}
