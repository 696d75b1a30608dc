import { useTranslation } from "react-i18next";
import { Bookmark, Eye } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ForumPageData } from "./forum-page-data.server";
import { FORUM_LIST } from "./forum-query";

/** What a member watches and has marked, below the categories. */
export function OwnRail({ tags }: Pick<ForumPageData, "tags">) {
	const { t } = useTranslation("forum");
	return (
		<nav aria-label={t("own.label")} className="mt-4 border-t border-line pt-4">
			<ul className="grid gap-1">
				<li>
					<Link to="/settings/following" className={line}>
						<Eye className="size-4" />
						{t("levels.watch")}
					</Link>
				</li>
				<li>
					<Link to="/forum/bookmarks" className={line}>
						<Bookmark className="size-4" />
						{t("bookmarks.title")}
					</Link>
				</li>
			</ul>
			{tags.length > 0 ? (
				<div className="mt-4 border-t border-line pt-4">
					<h2 className="text-ui font-strong">{t("own.tags")}</h2>
					<ul className="mt-2 flex flex-wrap gap-1.5">
						{tags.map(({ slug, name }) => (
							<li key={slug}>
								<Link
									to={`${FORUM_LIST.path}?tag=${encodeURIComponent(slug)}`}
									className="hit-area rounded-badge bg-surface-sunken px-2 py-0.5 text-step-1 text-ink-muted no-underline hover:text-ink"
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</div>
			) : null}
		</nav>
	);
}

const line = "flex min-h-11 items-center gap-3 text-ui text-ink-muted no-underline hover:text-ink";
