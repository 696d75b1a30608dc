import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"forum">();

/** The words that name each limit: the rule, the present count, and how it ends. */
export const KEY_OF_LIMIT = {
	postsPerHour: key("errors.limitPostsPerHour"),
	postsPerDay: key("errors.limitPostsPerDay"),
	topicsPerDay: key("errors.limitTopicsPerDay"),
	editsPerDay: key("errors.limitEditsPerDay"),
	links: key("errors.limitLinks"),
	pictures: key("errors.limitPictures"),
	mentions: key("errors.limitMentions"),
} as const;
