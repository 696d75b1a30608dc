import { useTranslation } from "react-i18next";
import type { CATEGORY_GROUPS } from "#app/features/operations/notifications/category.ts";
import { Link } from "#app/ui/link.tsx";
import { INBOX, type InboxQuery } from "./inbox-query";
import type { Inbox } from "./read-inbox.server";

type Props = {
	query: InboxQuery;
	groups: readonly (typeof CATEGORY_GROUPS)[number][];
	unread: number;
	unreadByGroup: Inbox["unreadByGroup"];
};

/** The groups of what there is, with what is unread of each: beside the list, on phones above it. */
export function InboxRail({ query, groups, unread, unreadByGroup }: Props) {
	const { t } = useTranslation("inbox");
	const entries = [
		{ group: null, label: t("all"), count: unread },
		...groups.map((group) => ({ group, label: t(`groups.${group}`), count: unreadByGroup[group] ?? 0 })),
	];
	return (
		<nav
			aria-label={t("filter")}
			className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-4"
		>
			<ul className="flex gap-6 lg:flex-col lg:gap-0">
				{entries.map(({ group, label, count }) => (
					<li key={label} className="shrink-0">
						<Link
							to={INBOX.href(query, { filters: { group }, page: null })}
							preventScrollReset
							aria-current={query.filters.group === group ? "page" : undefined}
							className="flex min-h-11 items-center justify-between gap-3 text-ui text-ink-muted no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current=page]:border-brand"
						>
							<span>{label}</span>
							{count > 0 ? (
								<span className="text-step-1 font-strong text-accent-text">{t("newCount", { count })}</span>
							) : null}
						</Link>
					</li>
				))}
			</ul>
			<p className="mt-4 border-t border-line pt-4 text-step-1 text-ink-muted max-lg:hidden">{t("kept")}</p>
		</nav>
	);
}
