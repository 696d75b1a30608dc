import { type KnownFailure, knownFailure } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";

type Job = {
	id: string;
	kind: string;
	nextTryAt: Date;
	deadAt: Date | null;
	handedOverAt: Date | null;
	attempts: number;
	lastError: string | null;
};
type Clock = {
	name: string;
	everyMinutes: number | null;
	startedAt: Date;
	durationMs: number | null;
	handled: number | null;
	error: string | null;
};
export type Failure = { known: KnownFailure | null; text: string };
export type JobsView = ReturnType<typeof jobsView>;

/** `words` are null for jobs that no longer exist. */
export function jobsView(
	{ waiting, dead, clock }: { waiting: Job[]; dead: Job[]; clock: Clock[] },
	{ formats, textOf }: { formats: Formats; textOf: (key: string) => string | null },
) {
	const job = ({ id, kind, nextTryAt, deadAt, handedOverAt, attempts, lastError }: Job) => ({
		id,
		kind,
		failure: failureOf(lastError),
		words: textOf(`jobs.${kind}`),
		/** It failed while being sent, so sending again may deliver it twice. */
		mayArriveTwice: handedOverAt !== null,
		attempts: formats.number(attempts),
		at: formats.dateTime(deadAt ?? nextTryAt),
	});
	return {
		waiting: waiting.map(job),
		dead: dead.map(job),
		clock: clock.map(({ name, everyMinutes, startedAt, handled, error }) => ({
			name,
			failure: failureOf(error),
			words: textOf(`clock.${name}`),
			last: formats.dateTime(startedAt),
			/** Null until it has run since its interval is recorded. */
			next: everyMinutes ? formats.dateTime(new Date(startedAt.getTime() + everyMinutes * MINUTE_MS)) : null,
			handled: handled === null ? null : formats.number(handled),
		})),
	};
}

function failureOf(text: string | null): Failure | null {
	return text === null ? null : { known: knownFailure(text), text };
}
