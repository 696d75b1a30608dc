/** In a file without tables, since pages use them in the browser. */
export const TOPIC_KINDS = ["question", "discussion", "announcement", "dealReview"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** `watch`: told of each reply; `track`: counted as unread; `mute`: never shown as new. */
export const FOLLOW_LEVELS = ["watch", "track", "normal", "mute"] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

export const REACTIONS = ["helpful", "thanks", "insight", "doubt"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** When the figures of a poll are shown: to who has voted, or to everybody once it is closed. */
export const POLL_RESULTS = ["voted", "closed"] as const;
export type PollResults = (typeof POLL_RESULTS)[number];
