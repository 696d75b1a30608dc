import { instantAt, parseDay } from "#app/shared/calendar-day.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import { minuteOfTime } from "#app/shared/forms/time-text.ts";
import type { PollResults } from "#db/schema/community/forum-kinds.ts";

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;
export const LONGEST_OPTION = 120;
export const LONGEST_QUESTION = 200;
/** For how many days a poll can be open; none is for good. */
export const POLL_DAYS = ["1", "3", "7", "14", "30"] as const;
/** In place of days: the end is chosen. */
export const POLL_UNTIL = "until";
/** A chosen end lies at most so far ahead. */
export const MOST_POLL_DAYS = 366;

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
	days?: (typeof POLL_DAYS)[number] | typeof POLL_UNTIL | undefined;
	/** `2026-12-24T18:00`, in the time zone of its writer; read where `days` says so. */
	until?: string | undefined;
};

type ReadPoll = { ok: true; poll: NewPoll | null } | { ok: false; errors: Record<string, FormMessage[]> };

type Writer = { now: Date; timeZone: string };

/** The poll that somebody has typed; null where both texts are empty. Of equal options one stays. */
export function readPoll(typed: TypedPoll | undefined, { now, timeZone }: Writer): ReadPoll {
	const question = typed?.question ?? "";
	const lines = (typed?.options ?? "").split("\n").map((line) => line.trim());
	const options = [...new Set(lines.filter((line) => line !== ""))];
	if (question === "" && options.length === 0) return { ok: true, poll: null };

	const errors: Record<string, FormMessage[]> = {};
	if (question === "") errors["poll.question"] = [{ key: key("errors.pollQuestion") }];
	const problem = problemOf(options);
	if (problem) errors["poll.options"] = [{ key: problem }];
	const isChosen = typed?.days === POLL_UNTIL;
	const chosen = isChosen ? readEnd(typed?.until ?? "", timeZone) : null;
	const endProblem = isChosen ? problemOfEnd(chosen, now) : null;
	if (endProblem) errors["poll.until"] = [{ key: endProblem }];
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const days = isChosen ? undefined : typed?.days;
	const closesAt = days ? new Date(now.getTime() + Number(days) * DAY_MS) : chosen;
	const isMultiple = typed?.isMultiple === "on";
	// The figures of a poll that never closes would otherwise never be shown.
	const results = closesAt === null ? "voted" : (typed?.results ?? "voted");
	return { ok: true, poll: { question, options, isMultiple, results, closesAt } };
}

/** As a field of date and time writes it, with or without seconds. */
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2})?$/;

function readEnd(text: string, timeZone: string): Date | null {
	const [, written = "", time = ""] = DAY_AND_TIME.exec(text) ?? [];
	const day = parseDay(written);
	return day === null ? null : instantAt(day, minuteOfTime(time), timeZone);
}

function problemOfEnd(end: Date | null, now: Date): string | null {
	if (end === null) return key("errors.pollUntil");
	const ahead = end.getTime() - now.getTime();
	return ahead <= 0 || ahead > MOST_POLL_DAYS * DAY_MS ? key("errors.pollUntilRange") : null;
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
