import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ForumQuery } from "../list/forum-query";
import { feedPath } from "./feed-address";

type FeedLinkContext = { categories: readonly { key: string; name: string }[]; language: Language };

type Narrowed = Pick<ForumQuery["filters"], "category" | "tag" | "language">;

/** The feed that holds the same topics as a list. */
export function feedLink(
	{ filters }: { filters: Narrowed },
	{ categories, language }: FeedLinkContext,
): { title: string; href: string } {
	const t = getFixedT(language, "forum");
	const { category, tag } = filters;
	const chosen = categories.find(({ key }) => key === category);
	const name = chosen ? chosen.name || chosen.key : tag && `#${tag}`;
	const [only = null, ...others] = filters.language;
	const subject = { category: chosen?.key ?? null, tag, language: others.length > 0 ? null : only };
	return { title: name ? t("feed.of", { name }) : t("feed.all"), href: feedPath(subject) };
}
