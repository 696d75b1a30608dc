/** In a file without tables, since pages use them in the browser. */
export const TOPIC_KINDS = ["question", "discussion", "announcement", "dealReview"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Who reads and writes in a category: everybody, holders of a plan, or who is enrolled in a course or teaches it. */
export const CATEGORY_ACCESS = ["public", "plan", "course"] as const;
export type CategoryAccess = (typeof CATEGORY_ACCESS)[number];

/** `watch`: told of each reply; `track`: counted as unread; `mute`: never shown as new. */
export const FOLLOW_LEVELS = ["watch", "track", "normal", "mute"] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

export const REACTIONS = ["helpful", "thanks", "insight", "doubt"] as const;
export type Reaction = (typeof REACTIONS)[number];
