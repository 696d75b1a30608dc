import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { CategorySquare } from "../categories/category-square";
import type { ShownCategory } from "./categories-view";
import { FORUM_LIST, type ForumQuery } from "./forum-query";

type Props = { query: ForumQuery; categories: ShownCategory[]; all: number };

/** Categories with what is new in them. On a phone the filters have them. */
export function ForumRail({ query, categories, all }: Props) {
	const { t } = useTranslation("forum");
	const chosen = query.filters.category;
	const to = (category: string | null) => FORUM_LIST.href(query, { q: "", filters: { category } });
	return (
		<nav aria-label={t("categories")}>
			<ul className="grid gap-1">
				<li>
					<Link to={to(null)} aria-current={chosen === null ? "page" : undefined} className={line}>
						<span className="grow">{t("allTopics")}</span>
						<News count={all} />
					</Link>
				</li>
				{categories.map(({ key, name, pattern, only, newCount }) => (
					<li key={key}>
						<Link to={to(key)} aria-current={chosen === key ? "page" : undefined} className={line}>
							<CategorySquare pattern={pattern} />
							<span className="min-w-0 grow break-words">
								{name}
								{only ? <span className="block text-step-1 text-ink-subtle">{only}</span> : null}
							</span>
							<News count={newCount} />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function News({ count }: { count: number }) {
	const { t } = useTranslation("forum");
	if (count === 0) return null;
	return <span className="shrink-0 text-step-1 font-strong text-accent-text tabular">{t("news", { count })}</span>;
}

const line =
	"flex min-h-11 items-center gap-3 text-ui text-ink-muted no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink";
