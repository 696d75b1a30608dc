import { DAY_MS } from "#app/shared/durations.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { PollResults } from "#db/schema/community/forum-kinds.ts";

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;
export const LONGEST_OPTION = 120;
export const LONGEST_QUESTION = 200;
/** For how many days a poll can be open; none is for good. */
export const POLL_DAYS = ["1", "3", "7", "14", "30"] as const;

const key = errorKeys<"forum">();

export type NewPoll = {
	question: string;
	options: string[];
	isMultiple: boolean;
	results: PollResults;
	closesAt: Date | null;
};

export type TypedPoll = {
	question?: string | undefined;
	/** One a line. */
	options?: string | undefined;
	isMultiple?: "on" | undefined;
	results?: PollResults | undefined;
	days?: (typeof POLL_DAYS)[number] | undefined;
};

type ReadPoll = { ok: true; poll: NewPoll | null } | { ok: false; errors: Record<string, FormMessage[]> };

/** The poll that somebody has typed; null where both texts are empty. Of equal options one stays. */
export function readPoll(typed: TypedPoll | undefined, now: Date): ReadPoll {
	const question = typed?.question ?? "";
	const lines = (typed?.options ?? "").split("\n").map((line) => line.trim());
	const options = [...new Set(lines.filter((line) => line !== ""))];
	if (question === "" && options.length === 0) return { ok: true, poll: null };

	const errors: Record<string, FormMessage[]> = {};
	if (question === "") errors["poll.question"] = [{ key: key("errors.pollQuestion") }];
	const problem = problemOf(options);
	if (problem) errors["poll.options"] = [{ key: problem }];
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const closesAt = typed?.days ? new Date(now.getTime() + Number(typed.days) * DAY_MS) : null;
	const isMultiple = typed?.isMultiple === "on";
	// The figures of a poll that never closes would otherwise never be shown.
	const results = closesAt === null ? "voted" : (typed?.results ?? "voted");
	return { ok: true, poll: { question, options, isMultiple, results, closesAt } };
}

function problemOf(options: readonly string[]): string | null {
	if (options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS) return key("errors.pollOptions");
	return options.some((option) => option.length > LONGEST_OPTION) ? key("errors.pollOptionLong") : null;
}

type Poll = { options: readonly string[]; isMultiple: boolean; results: PollResults; closesAt: Date | null };

/** A poll ends at its time, and with its topic. */
export function isPollClosed(poll: Pick<Poll, "closesAt">, topic: { closedAt: Date | null }, now: Date): boolean {
	return topic.closedAt !== null || (poll.closesAt !== null && poll.closesAt <= now);
}

/** Figures are shown to who has voted, or at the end alone; at the end to everybody. */
export function showsFigures(
	{ results }: Pick<Poll, "results">,
	{ isClosed, hasVoted }: { isClosed: boolean; hasVoted: boolean },
): boolean {
	return isClosed || (results === "voted" && hasVoted);
}

/** The options that were chosen, each once and in order; null for a choice that the poll does not offer. */
export function readChoice(
	{ options, isMultiple }: Pick<Poll, "options" | "isMultiple">,
	places: readonly number[],
): number[] | null {
	const chosen = [...new Set(places)].sort((a, b) => a - b);
	const isOffered = chosen.every((place) => Number.isInteger(place) && place >= 0 && place < options.length);
	if (!isOffered || chosen.length === 0 || (chosen.length > 1 && !isMultiple)) return null;
	return chosen;
}
