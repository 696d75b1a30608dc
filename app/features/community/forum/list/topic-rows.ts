import { cutText } from "#app/shared/cut-text.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import type { ListedCategory } from "../categories/categories.repository.server";
import { publicName } from "../public-name";
import { plainText } from "../topic/topic-facts";
import type { ListedTopic } from "../topics/topic-lists.repository.server";

type RowContext = {
	categories: ReadonlyMap<number, ListedCategory>;
	language: Language;
	formats: Formats;
	since: Date;
	now: Date;
};

/** A topic as a row of the list. `news`: how many posts the reader has not seen; null for a topic that is new. */
export function topicRow(topic: ListedTopic, { isMember, ...shown }: RowContext & { isMember: boolean }) {
	const { id, kind, title, language, people, tags, lastRead, level, unread, postCount, activeAt } = topic;
	const isFollowed = level === "watch" || level === "track";
	const isNew = isMember && lastRead === null && topic.createdAt > shown.since;
	return {
		id,
		title,
		language,
		foreign: nameOfForeign(language, shown.language),
		kind,
		isNew,
		news: isFollowed ? unread : 0,
		isWatched: level === "watch",
		isMuted: level === "mute",
		isSolved: topic.acceptedNumber !== null,
		isClosed: topic.closedAt !== null,
		isPinned: topic.pinnedAt !== null,
		category: categoryOf(topic.categoryId, shown.categories),
		tags,
		faces: people.map(({ id: person, name, picture }) => ({ id: person, name: publicName(name), picture })),
		replies: postCount > 1 ? shown.formats.number(postCount - 1) : null,
		active: sinceThen(activeAt, shown),
		activeAt: activeAt.toISOString(),
	};
}
export type TopicRowView = ReturnType<typeof topicRow>;

/** Name of a language that is not the reader's, by itself. */
export function nameOfForeign(language: string, own: Language): string | null {
	return language === own ? null : (LANGUAGES.find(({ code }) => code === language)?.name ?? language);
}

function categoryOf(id: number, categories: RowContext["categories"]) {
	const found = categories.get(id);
	return found ? { key: found.key, name: found.name || found.key, pattern: found.pattern } : null;
}

/** How long ago something was, or on which day. */
export function sinceThen(instant: Date, { formats, now }: Pick<RowContext, "formats" | "now">): string {
	const passed = now.getTime() - instant.getTime();
	if (passed < HOUR_MS) return formats.duration(Math.max(1, Math.floor(passed / MINUTE_MS)));
	if (passed < DAY_MS) return formats.duration(Math.floor(passed / HOUR_MS) * 60);
	return formats.dayOrDate(instant, now);
}

type FoundPost = {
	topicId: number;
	number: number;
	title: string;
	html: string;
	language: string;
	createdAt: Date;
	authorName: string | null;
	categoryId: number;
	acceptedNumber: number | null;
};

const EXCERPT = 240;

/** A post that the search found, with the part of its text where the first word stands. */
export function foundView(post: FoundPost, { words, ...shown }: RowContext & { words: string }) {
	const [first = ""] = words.toLowerCase().split(/\s+/);
	const text = plainText(post.html).replace(/\s+/g, " ");
	const found = text.toLowerCase().indexOf(first);
	const at = found > EXCERPT / 4 ? startOfWord(text, { from: found - EXCERPT / 4, to: found }) : 0;
	const { title, language, number, topicId } = post;
	return {
		to: number === 1 ? `/forum/${topicId}` : `/forum/${topicId}/${number}#post-${number}`,
		title,
		language,
		foreign: nameOfForeign(language, shown.language),
		excerpt: `${at > 0 ? "… " : ""}${cutText(text.slice(at), EXCERPT)}`,
		author: post.authorName === null ? null : publicName(post.authorName),
		written: shown.formats.date(post.createdAt),
		isAccepted: post.acceptedNumber === number,
		category: categoryOf(post.categoryId, shown.categories),
	};
}
/** Where the first whole word after `from` begins; Chinese has no spaces, and begins there. */
function startOfWord(text: string, { from, to }: { from: number; to: number }): number {
	const space = text.indexOf(" ", from - 1);
	return space === -1 || space >= to ? from : space + 1;
}
export type FoundView = ReturnType<typeof foundView>;
