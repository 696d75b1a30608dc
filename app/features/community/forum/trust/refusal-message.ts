import { errorKeys } from "#app/shared/forms/form-message.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { WritingRefusal } from "./before-writing.server";
import { KEY_OF_LIMIT } from "./limit-keys";

const key = errorKeys<"forum">();

type Reader = { language: Language; timeZone: string };
type Message = {
	refused: string;
	values: Record<string, number | string>;
	/** Seconds; not for what waiting does not help. */
	retryAfter?: number;
};

/** Which limit or list refuses a post, the present count, and when it ends. */
export function refusalMessage(refusal: WritingRefusal, reader: Reader & { now: Date }): Message {
	const at = (instant: Date) => ({
		until: formatsFor(reader).dateTime(instant),
		retryAfter: Math.max(1, Math.ceil((instant.getTime() - reader.now.getTime()) / 1000)),
	});
	switch (refusal.reason) {
		case "limited": {
			const counts = { limit: refusal.max, used: refusal.count };
			if (!refusal.endsAt) return { refused: KEY_OF_LIMIT[refusal.limit], values: counts };
			const { until, retryAfter } = at(refusal.endsAt);
			return { refused: KEY_OF_LIMIT[refusal.limit], values: { ...counts, until }, retryAfter };
		}
		case "repeated": {
			const { until, retryAfter } = at(refusal.endsAt);
			return { refused: key("errors.repeated"), values: { until }, retryAfter };
		}
		case "slow": {
			const { until, retryAfter } = at(refusal.endsAt);
			return { refused: key("errors.slow"), values: { minutes: refusal.minutes, until }, retryAfter };
		}
		default:
			return { refused: key(`errors.${refusal.reason}`), values: { found: refusal.found } };
	}
}

/** How a form answers a refusal: 429 where waiting helps. */
export function refusedWith(retryAfter: number | undefined): ResponseInit {
	return retryAfter === undefined ? { status: 409 } : { status: 429, headers: { "Retry-After": String(retryAfter) } };
}

/** True for a refusal by level, limits, lists or slow mode. */
export function isWritingRefusal<Outcome extends { ok: boolean; reason?: string }>(
	outcome: Outcome,
): outcome is Extract<Outcome, WritingRefusal> {
	return !outcome.ok && REASONS.some((reason) => reason === outcome.reason);
}

const REASONS: readonly WritingRefusal["reason"][] = ["limited", "blockedWord", "blockedHost", "repeated", "slow"];
