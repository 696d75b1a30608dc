import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { MESSAGE_STATES, MESSAGES_LIST } from "./messages-query";
import type { ListView } from "./outbox-view";

export function StateFilter({ list: { query, counts } }: { list: ListView }) {
	const { t } = useTranslation("outbox");
	const choices = [
		{ state: null, count: counts.all, words: t("state.all") },
		...MESSAGE_STATES.map((state) => ({ state, count: counts[state], words: t(`state.${state}`) })),
	];
	return (
		<nav aria-label={t("state.label")}>
			<ul className="flex flex-wrap gap-2">
				{choices.map(({ state, count: { number, isMore }, words }) => (
					<li key={words}>
						<Link
							to={MESSAGES_LIST.href(query, { filters: { state } })}
							preventScrollReset
							aria-current={state === query.filters.state ? "page" : undefined}
							className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control bg-surface-raised px-3 text-label no-underline hover:bg-surface-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-strong aria-[current=page]:text-brand-text"
						>
							{words}
							<span className="tabular">{isMore ? t("orMore", { number }) : number}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
