import type { MovedPost } from "./move-posts.repository.server";

/** Places of posts that move together, from 1; a reply keeps its parent if that comes along. */
export function placesOf(posts: readonly { id: number; number: number; replyTo: number | null }[]): MovedPost[] {
	const placeOf = new Map(posts.map(({ number }, at) => [number, at + 1]));
	return posts.map(({ id, number, replyTo }, at) => ({
		id,
		number,
		place: at + 1,
		parentPlace: (replyTo !== null && placeOf.get(replyTo)) || null,
	}));
}
