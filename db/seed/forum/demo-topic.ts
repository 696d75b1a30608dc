import type { DealSheet } from "../../schema/community/forum.ts";
import type { DealLine, Reaction, TopicKind } from "../../schema/community/forum-kinds.ts";

/**
 * Members by the name before the @: `student` of the school, `learner01` of its learners; so are mentions,
 * `[@Kofi](member:learner01)`.
 */
export type DemoPost = {
	by: string;
	hoursAgo: number;
	body: string;
	/** The number of the post that this one answers. */
	replyTo?: number;
	deal?: DealSheet;
	/** Who doubts a line of the deal; without a comment, they say nothing. */
	doubts?: { by: string; line: DealLine; comment?: string }[];
	reactions?: Partial<Record<Reaction, string[]>>;
	/** When it got its present text, and what it said until then. */
	edited?: { hoursAgo: number; before: string };
	/** When its author took it away. */
	withdrawnHoursAgo?: number;
	/** When a moderator hid it. */
	hiddenHoursAgo?: number;
};

export type DemoTopic = {
	category: string;
	kind: TopicKind;
	language: string;
	title: string;
	tags: string[];
	accepted?: number;
	isPinned?: true;
	closedHoursAgo?: number;
	/** A moderator has made a topic of its own of some posts. */
	split?: { numbers: number[]; title: string; hoursAgo: number };
	/** The first asks, the others reply. */
	posts: [DemoPost, ...DemoPost[]];
};

type Amounts = Omit<DealSheet, "place" | "currency">;

export const dealIn = (place: string, currency: string, amounts: Amounts): DealSheet => ({
	place,
	currency,
	...amounts,
});
