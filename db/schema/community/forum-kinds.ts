/** In a file without tables, since pages use them in the browser. */
export const TOPIC_KINDS = ["question", "discussion", "announcement", "dealReview"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Who reads and writes in a category: everybody, holders of a plan, or who is enrolled in a course or teaches it. */
export const CATEGORY_ACCESS = ["public", "plan", "course"] as const;
export type CategoryAccess = (typeof CATEGORY_ACCESS)[number];

/** `watch`: told of each reply; `track`: counted as unread; `mute`: never shown as new. */
export const FOLLOW_LEVELS = ["watch", "track", "normal", "mute"] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

/** Levels of trust that are computed or set by hand, the lowest first. Staff have one above them. */
export const GIVEN_LEVELS = ["new", "member", "regular", "trusted"] as const;
export type GivenLevel = (typeof GIVEN_LEVELS)[number];

/** Most minutes that a member may have to wait between two posts in a topic. */
export const MOST_SLOW_MINUTES = 1440;

export const REACTIONS = ["helpful", "thanks", "insight", "doubt"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** When the figures of a poll are shown: to who has voted, or to everybody once it is closed. */
export const POLL_RESULTS = ["voted", "closed"] as const;
export type PollResults = (typeof POLL_RESULTS)[number];
/** Of which the most lively topics are listed, each up to the last run of the job that ranks them. */
export const TOP_PERIODS = ["day", "week", "month", "year"] as const;
export type TopPeriod = (typeof TOP_PERIODS)[number];

/** Lines of a deal sheet, in order. Members may doubt each of them. */
export const DEAL_LINES = ["value", "margin", "repairs", "fee"] as const;
export type DealLine = (typeof DEAL_LINES)[number];
