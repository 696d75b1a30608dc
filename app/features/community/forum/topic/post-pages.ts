/** Posts of a page. Pages are ranges of numbers, so that a post never changes its page. */
export const POSTS_PER_PAGE = 20;

/** The first number of the page on which a post stands. */
export function pageOfPost(number: number): number {
	return number - ((number - 1) % POSTS_PER_PAGE);
}

/** Where somebody opens a topic: at their first new post, or at the last one if there is none. */
export function pageOfReader(firstUnread: number | null, lastShown: number): number {
	return pageOfPost(firstUnread ?? Math.max(1, lastShown));
}

export function pathOfPage(topicId: number, start: number): string {
	return start === 1 ? `/forum/${topicId}` : `/forum/${topicId}/${start}`;
}

export function pathOfPost(topicId: number, number: number): string {
	return `/forum/${topicId}/${number}#post-${number}`;
}
