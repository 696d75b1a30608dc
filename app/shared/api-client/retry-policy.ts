import { SECOND_MS } from "../durations.ts";

export const QUERY_RETRIES = 2;
export const MUTATION_RETRIES = 1;
const LONGEST_QUERY_DELAY = 10 * SECOND_MS;
const LONGEST_MUTATION_DELAY = 5 * SECOND_MS;

const QUERY_STOP_STATUSES = [401, 403, 404];
const QUERY_STOP_WORDS = ["authentication required", "unauthorized", "not found", "missing required"];
const MUTATION_STOP_WORDS = ["authentication", "unauthorized", "forbidden"];

/** `failureCount` counts earlier failures. */
export function shouldRetryQuery(failureCount: number, error: unknown): boolean {
	const status = statusOf(error);
	if (status !== null && QUERY_STOP_STATUSES.includes(status)) return false;
	return !messageIncludes(error, QUERY_STOP_WORDS) && failureCount < QUERY_RETRIES;
}

/** At most once, and never for client errors. */
export function shouldRetryMutation(failureCount: number, error: unknown): boolean {
	const status = statusOf(error);
	if (status !== null && status >= 400 && status < 500) return false;
	return !messageIncludes(error, MUTATION_STOP_WORDS) && failureCount < MUTATION_RETRIES;
}

/** Milliseconds; `attempt` counts from 0. Doubles from 1 s up to 10 s. */
export function queryRetryDelay(attempt: number): number {
	return Math.min(SECOND_MS * 2 ** attempt, LONGEST_QUERY_DELAY);
}

/** Milliseconds; `attempt` counts from 0. Doubles from 1 s up to 5 s. */
export function mutationRetryDelay(attempt: number): number {
	return Math.min(SECOND_MS * 2 ** attempt, LONGEST_MUTATION_DELAY);
}

function statusOf(error: unknown): number | null {
	const status = (error as { status?: unknown } | null)?.status;
	if (typeof status === "number") return status;
	const opening = /^(\d{3}): /.exec(messageOf(error))?.[1];
	return opening ? Number(opening) : null;
}

function messageIncludes(error: unknown, words: readonly string[]): boolean {
	const message = messageOf(error).toLowerCase();
	return words.some((word) => message.includes(word));
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
