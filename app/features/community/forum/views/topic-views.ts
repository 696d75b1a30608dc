import { z } from "zod";

/** Queue message: how many have opened topics since the last one. It says nothing of who. */
export const TopicViews = z.strictObject({
	topicViews: z.array(z.strictObject({ topicId: z.int().min(1), count: z.int().min(1) })).max(1000),
});
export type TopicViews = z.infer<typeof TopicViews>;

const TOPIC = /^(?:\/[a-z]{2})?\/forum\/([1-9]\d{0,9})(?:\/[1-9]\d{0,8})?(?:\.data)?$/;

/** The topic whose page, or the data of it, an address names. */
export function topicOfPath(pathname: string): number | null {
	const id = TOPIC.exec(pathname)?.[1];
	return id ? Number(id) : null;
}

/** Null for any other message. */
export function readTopicViews(message: unknown): TopicViews["topicViews"] | null {
	return TopicViews.safeParse(message).data?.topicViews ?? null;
}
