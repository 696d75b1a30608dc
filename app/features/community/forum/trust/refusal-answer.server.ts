import { apiError } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { WritingRefusal } from "./before-writing.server";
import { refusalMessage } from "./refusal-message";

type Caller = { language: Language; timeZone: string; now: Date };

/**
 * The same refusal for the API: 429 with `Retry-After` where waiting helps, else 409, with the sentence of the form.
 * `fields` names the limit in `limit`, with `max`, `count` and `endsAt` (ISO 8601) where there are such.
 */
export function writingRefusalAnswer(refusal: WritingRefusal, caller: Caller): Response {
	const { refused, values, retryAfter } = refusalMessage(refusal, caller);
	const t = getFixedT(caller.language, "forum") as (key: string, values: Record<string, number | string>) => string;
	const details = { message: t(refused, values), fields: fieldsOf(refusal) };
	if (retryAfter === undefined) return apiError("conflict", details);
	return apiError("tooManyRequests", { ...details, headers: { "Retry-After": String(retryAfter) } });
}

function fieldsOf(refusal: WritingRefusal): Record<string, string> {
	switch (refusal.reason) {
		case "limited": {
			const { limit, max, count, endsAt } = refusal;
			return { limit, max: String(max), count: String(count), ...(endsAt && { endsAt: endsAt.toISOString() }) };
		}
		case "slow":
			return { limit: "slow", minutes: String(refusal.minutes), endsAt: refusal.endsAt.toISOString() };
		case "repeated":
			return { limit: "repeated", endsAt: refusal.endsAt.toISOString() };
		default:
			return { limit: refusal.reason, found: refusal.found };
	}
}
