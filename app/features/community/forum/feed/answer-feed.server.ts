import type { AppLoadContext } from "@remix-run/cloudflare";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { cutText } from "#app/shared/cut-text.ts";
import { entityTag, isTagKnown } from "#app/shared/request/entity-tag.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { DEFAULT_LANGUAGE, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategories } from "../categories/categories.repository.server";
import { FORUM_LIST } from "../list/forum-query";
import { publicName } from "../public-name";
import { plainText } from "../topic/topic-facts";
import { tagsOf } from "../topics/tags";
import { atomFeed } from "./atom";
import { type FeedSubject, feedLanguage, feedPath } from "./feed-address";
import { findTag, listFeedTopics, VISITOR } from "./feed-topics.repository.server";

const ENTRIES = 30;
const EXCERPT = 300;

type Named = { category?: string | undefined; tag?: string | undefined };

/** What a feed is made of. One trip. */
export async function readFeed(db: Database, request: Request, named: Named) {
	const now = new Date();
	const subject: FeedSubject = {
		category: named.category?.toLowerCase() ?? null,
		tag: named.tag === undefined ? null : (tagsOf([named.tag])[0]?.slug ?? ""),
		language: feedLanguage(new URL(request.url).searchParams),
	};
	const language = subject.language ?? DEFAULT_LANGUAGE;
	const rows = await inBatch(db, {
		topics: listFeedTopics(db, subject, { now, limit: ENTRIES }),
		categories: subject.category === null ? undefined : listCategories(db, { reader: VISITOR, language, now }),
		tags: subject.tag === null ? undefined : findTag(db, subject.tag),
	});
	return { subject, language, rows };
}

/** 200 with the feed, 304 for who has it already, 404 for a category that not everybody enters and an unknown tag. */
export async function answerFeed(
	{ origin }: Pick<AppLoadContext, "origin">,
	{ request, found }: { request: Request; found: Awaited<ReturnType<typeof readFeed>> },
): Promise<Response> {
	const { subject, language, rows } = found;
	const t = getFixedT(language, "forum");
	const title = titleOf(found);
	if (title === null) throw notFound();
	const updatedAt = rows.topics[0]?.activeAt ?? new Date(0);
	const page = FORUM_LIST.href(FORUM_LIST.parse(new URLSearchParams()), {
		filters: { ...subject, language: subject.language ? [subject.language] : [] },
	});
	const body = atomFeed({
		title,
		language,
		url: origin + feedPath(subject),
		pageUrl: origin + withLanguagePrefix(page, subject.language),
		updatedAt,
		entries: rows.topics.map((topic) => {
			const url = `${origin}${withLanguagePrefix(`/forum/${topic.id}`, toLanguage(topic.language))}`;
			return {
				id: `${origin}/forum/${topic.id}`,
				url,
				title: topic.title,
				language: topic.language,
				author:
					topic.authorName === null ? t("formerMember", { number: topic.participant }) : publicName(topic.authorName),
				excerpt: cutText(plainText(topic.html), EXCERPT),
				publishedAt: topic.createdAt,
				updatedAt: topic.activeAt,
			};
		}),
	});
	// A topic that is hidden leaves no later date behind, so only the tag says whether something has changed.
	const tag = await entityTag(body);
	const headers = { "Cache-Control": "public, no-cache", ETag: tag, "Last-Modified": updatedAt.toUTCString() };
	if (isTagKnown(request, tag)) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function titleOf({ subject, language, rows }: Awaited<ReturnType<typeof readFeed>>): string | null {
	const t = getFixedT(language, "forum");
	if (subject.category !== null) {
		const category = rows.categories?.find(({ key }) => key === subject.category);
		return category ? t("feed.of", { name: category.name || category.key }) : null;
	}
	if (subject.tag !== null) {
		const tag = firstRow(rows.tags ?? []);
		return tag ? t("feed.of", { name: `#${tag.name}` }) : null;
	}
	return t("feed.all");
}
