export const COUNTED_MARKS = ["links", "pictures", "mentions"] as const;
export type CountedMark = (typeof COUNTED_MARKS)[number];

/** How many links, pictures and mentions a text has. */
export type PostCounts = Record<CountedMark, number>;

type RenderedMarks = Record<CountedMark, readonly unknown[]>;

/** Of a text that the server has read as Markdown. */
export function postCounts({ links, pictures, mentions }: RenderedMarks): PostCounts {
	return { links: links.length, pictures: pictures.length, mentions: mentions.length };
}

const SIGNS: Record<CountedMark, RegExp> = {
	links: /https?:\/\//gi,
	pictures: /\]\(picture:/g,
	mentions: /\]\(member:/g,
};

/** Counts what may be one, also in quotes and code: the school, which reads the text as Markdown, may find fewer. */
export function upperBoundCounts(text: string): PostCounts {
	const countOf = (mark: CountedMark) => text.match(SIGNS[mark])?.length ?? 0;
	return { links: countOf("links"), pictures: countOf("pictures"), mentions: countOf("mentions") };
}

type Limits = { maxPerPost: PostCounts | null; currentCounts: PostCounts | null };

/** Of which there are more than a post may have. An edited one keeps what it had. */
export function marksOver(counts: PostCounts, { maxPerPost, currentCounts }: Limits): CountedMark[] {
	if (maxPerPost === null) return [];
	return COUNTED_MARKS.filter((mark) => counts[mark] > Math.max(maxPerPost[mark], currentCounts?.[mark] ?? 0));
}
