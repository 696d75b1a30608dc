import { useTranslation } from "react-i18next";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ArrowRight, Bookmark, Plus } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { TOP_PERIODS } from "#db/schema/community/forum-kinds.ts";
import { FollowChoice } from "../following/follow-choice";
import { originParameter } from "../origin/topic-origin";
import { FilterBar } from "./filter-bar";
import type { ForumPageData } from "./forum-page-data.server";
import { FORUM_LIST, FORUM_TABS } from "./forum-query";
import { ForumRail } from "./forum-rail";
import { ForumSearch } from "./forum-search";
import { FoundPosts } from "./found-posts";
import { NoTopics } from "./no-topics";
import { OwnRail } from "./own-rail";
import { TopicList } from "./topic-list";
import { UnreadNotice } from "./unread-notice";
import { useRowKeys } from "./use-row-keys";
import { useUnreadTopics } from "./use-unread-topics";

/** Works without script: tabs, filters and pages are links, search and filters plain forms. */
export function ForumPage({
	query,
	categories,
	courses,
	origin,
	days,
	enters,
	helpfulDrops,
	counts,
	pinned,
	topics,
	next,
	visit,
	found,
	waitSeconds,
	feed,
	follow,
	tags,
	isMember,
}: ForumPageData) {
	const { t } = useTranslation("forum");
	const list = useRowKeys();
	const unread = useUnreadTopics(isMember ? counts.unread : null);
	const { tab, category } = query.filters;
	const filtered = { query, categories, origin, days };
	const chosen = categories.find(({ key }) => key === category);
	const news: Partial<Record<string, number>> = { new: counts.started, unread };
	const tabs = FORUM_TABS.filter((one) => one !== "unread" || isMember).map((one) => ({
		to: FORUM_LIST.href(query, { q: "", filters: { tab: one, period: "week" } }),
		label: t(`tabs.${one}`),
		isCurrent: query.q === "" && one === tab,
		...(isMember && news[one] && { count: news[one] }),
	}));
	const about = origin ? `?${originParameter(origin)}` : category ? `?category=${category}` : "";
	const periods = TOP_PERIODS.map((one) => ({
		to: FORUM_LIST.href(query, { q: "", filters: { period: one } }),
		label: t(`periods.${one}`),
		isCurrent: query.q === "" && one === query.filters.period,
	}));
	const isEmpty = found ? found.length === 0 : waitSeconds === null && topics.length + pinned.length === 0;
	// Older posts have the words too, which this page has not looked at.
	const isFurther = found !== null && next !== null;
	const write = isMember ? `/forum/new${about}` : signInPath(`/forum/new${about}`);

	return (
		<div className="container-page py-10 md:py-14">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div className="min-w-0">
					<h1 className="font-serif text-step-6">{chosen ? chosen.name : t("title")}</h1>
					<p className="mt-2 max-w-136 text-ui text-ink-muted">{chosen ? chosen.description : t("lede")}</p>
					{enters ? <p className="mt-1 text-step-1 text-ink-subtle">{enters}</p> : null}
				</div>
				<div className="flex grow flex-wrap items-center justify-end gap-3">
					<ForumSearch query={query} />
					{isMember ? (
						<LinkButton to="/forum/bookmarks" variant="quiet" className="lg:hidden">
							<Bookmark className="size-4.5" />
							{t("bookmarks.title")}
						</LinkButton>
					) : null}
					<LinkButton to={write} className="max-md:hidden">
						{isMember ? <Plus className="size-4.5" /> : null}
						{isMember ? t("start") : t("signInToWrite")}
					</LinkButton>
				</div>
			</div>
			<div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
				<div className="max-lg:hidden">
					<ForumRail query={query} categories={categories} all={isMember ? counts.all : 0} />
					{isMember ? <OwnRail tags={tags} /> : null}
				</div>
				<div ref={list} className="min-w-0">
					<TabLinks label={t("tabs.label")} items={tabs} />
					{tab === "top" ? <TabLinks label={t("periods.label")} items={periods} className="mt-2" /> : null}
					{isMember && tab !== "unread" ? <UnreadNotice query={query} count={unread} /> : null}
					<div className="flex flex-wrap items-start justify-between gap-x-6">
						<FilterBar {...filtered} courses={courses} isMember={isMember} />
						{follow ? <FollowChoice subject={follow} /> : null}
					</div>
					{waitSeconds === null ? null : (
						<Notice tone="warning" title={t("search.wait", { count: waitSeconds })} className="mt-4" />
					)}
					{found && found.length > 0 ? (
						<FoundPosts found={found} isAll={FORUM_LIST.isFirstPage(query) && next === null} />
					) : null}
					{found ? null : <TopicList pinned={pinned} topics={topics} visit={visit} isMember={isMember} />}
					{isEmpty && !isFurther ? (
						<NoTopics {...filtered} helpfulDrops={helpfulDrops} write={write} isMember={isMember} />
					) : null}
					{isEmpty && isFurther ? (
						<EmptyState title={t("search.noneHere")} className="mt-6">
							{t("search.noneHereText")}
						</EmptyState>
					) : null}
					{next ? (
						<p className="mt-6 flex justify-end">
							<LinkButton variant="secondary" to={FORUM_LIST.href(query, { page: next })} rel="next">
								{found ? t("search.older") : t("older")}
								<ArrowRight className="size-4" />
							</LinkButton>
						</p>
					) : null}
					<p className="mt-6 text-step-1">
						<a href={feed.href} type="application/atom+xml" className="link inline-flex min-h-6 items-center">
							{t("feed.link", { title: feed.title })}
						</a>
					</p>
				</div>
			</div>
			<div className="bottom-bar md:hidden">
				<LinkButton to={write} className="w-full">
					{isMember ? t("start") : t("signInToWrite")}
				</LinkButton>
			</div>
		</div>
	);
}
