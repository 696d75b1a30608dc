type Movable = { id: number; number: number; replyTo: number | null; replyTopicId: number | null };

/** A post that is moved: its number before and after, and the post that it answers, by number and other topic. */
export type MovedPost = Movable & { newNumber: number };

/**
 * Places of posts that move together behind the number `after`. A reply keeps what it answers: by its new number if that
 * comes along, else by its number in the topic where it stays, whose old addresses lead on for ever.
 */
export function placesOf(
	posts: readonly Movable[],
	{ from, into, after }: { from: number; into: number | null; after: number },
): MovedPost[] {
	const placeOf = new Map(posts.map(({ number }, at) => [number, after + at + 1]));
	return posts.map(({ id, number, replyTo, replyTopicId }, at) => {
		const newNumber = after + at + 1;
		if (replyTo === null) return { id, number, newNumber, replyTo, replyTopicId: null };
		const answeredIn = replyTopicId ?? from;
		const along = answeredIn === from ? placeOf.get(replyTo) : undefined;
		const parent = along === undefined ? { replyTo, replyTopicId: answeredIn } : { replyTo: along, replyTopicId: null };
		return { id, number, newNumber, ...parent, ...(answeredIn === into && { replyTopicId: null }) };
	});
}
