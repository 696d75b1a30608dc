import { z } from "zod";
import { FOLLOW_LEVELS } from "#db/schema/community/forum-kinds.ts";

/** What a category or a tag can be followed as: `track` is for topics alone. */
export const AROUND_LEVELS = FOLLOW_LEVELS.filter((level) => level !== "track");

const level = z.enum(AROUND_LEVELS);
const id = z.number().int().min(1).max(9_999_999_999);

/** Sent from the list of topics. `key`: that of the category, or the slug of the tag. */
export const FollowForm = z.discriminatedUnion("about", [
	z.strictObject({ about: z.literal("category"), key: z.string().regex(/^[a-z0-9-]{1,40}$/), level }),
	z.strictObject({ about: z.literal("tag"), key: z.string().min(1).max(60), level }),
]);
export type Follow = z.output<typeof FollowForm>;

/** Ends what stands on the page of what somebody follows. */
export const UnfollowForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("topic"), id }),
	z.strictObject({ intent: z.literal("around"), id }),
	z.strictObject({ intent: z.literal("unblock"), id }),
]);
