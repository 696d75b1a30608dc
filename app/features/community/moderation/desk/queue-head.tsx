import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { FIGURES_PATH } from "../figures/figures-query";
import { CASE_SHELVES, CASES_LIST } from "./cases-query";
import type { QueueList } from "./queue-list.server";

/** Beside the heading of the queue: how fast it is, its figures, and its tabs. */
export function QueueHead({ list: { query, counts, median } }: { list: QueueList }) {
	const { t } = useTranslation("moderation");
	return (
		<div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-2.5">
			<p className="flex flex-wrap gap-x-4 text-label text-ink-muted">
				<span>{median ? t("figures.median", { time: median }) : t("figures.noMedian")}</span>
				<Link to={FIGURES_PATH} className="link">
					{t("figures.all")}
				</Link>
			</p>
			<nav aria-label={t("shelves.label")} className="max-w-full overflow-x-auto rounded-control border border-control">
				<ul className="flex divide-x divide-control">
					{CASE_SHELVES.map((shelf) => (
						<li key={shelf} className="shrink-0">
							<Link
								to={CASES_LIST.href(query, { filters: { shelf } })}
								aria-current={shelf === query.filters.shelf ? "page" : undefined}
								className={TAB}
							>
								{t(`shelves.${shelf}`)}
								{shelf === "decided" ? null : <span className="tabular">{counts[shelf]}</span>}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}

const TAB =
	"flex min-h-11 items-center gap-1.5 px-3.5 text-label whitespace-nowrap no-underline -outline-offset-2 hover:bg-surface-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-strong aria-[current=page]:text-brand-text";
