import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { Link } from "#app/ui/link.tsx";
import { MESSAGES_LIST, type MessageViewName, messagePath } from "./messages-query";
import type { ListView, RowView } from "./outbox-view";

type Props = { list: ListView; shown: string | null; view: MessageViewName; pages: ListView["pages"] };

export function MessageList({ list: { query, rows }, shown, view, pages }: Props) {
	const { t } = useTranslation("outbox");
	return (
		<nav aria-label={t("messages")}>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="border-b border-line">
						<Link
							to={messagePath(row.id, query, view)}
							preventScrollReset
							aria-current={row.id === shown ? "page" : undefined}
							className="grid min-h-17 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-l-2 border-transparent px-3.5 py-2 no-underline -outline-offset-2 hover:bg-surface-sunken lg:aria-[current=page]:border-brand lg:aria-[current=page]:bg-brand-soft"
						>
							<span className="truncate text-label font-strong text-ink">{row.subject}</span>
							<time dateTime={row.instant} className="text-step-1 text-ink-muted">
								{row.at}
							</time>
							<span className="truncate text-step-1 text-ink-muted">{row.to ?? t("nobody")}</span>
							<StateWord state={row.state} />
						</Link>
					</li>
				))}
			</ul>
			<p className="px-3.5 pt-4 text-step-1 text-ink-muted max-lg:hidden">{t("keys")}</p>
			<div className="py-4 lg:px-3.5">
				<ListPages list={MESSAGES_LIST} query={query} pages={pages} />
			</div>
		</nav>
	);
}

function StateWord({ state }: Pick<RowView, "state">) {
	const { t } = useTranslation("outbox");
	const words = t(`state.${state}`);
	if (state === "sent") return <span className="text-right text-step-1 text-ink-muted">{words}</span>;
	return (
		<Badge tone={state === "failed" ? "danger" : "warning"} className="justify-self-end">
			{words}
		</Badge>
	);
}
