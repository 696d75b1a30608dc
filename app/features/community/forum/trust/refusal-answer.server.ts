import { apiError } from "#app/shared/api/api-error.server.ts";
import type { WritingRefusal } from "./before-writing.server";

/**
 * The same refusal for the API: 429 with `Retry-After` where waiting helps, else 409. `fields` names the limit in
 * `limit`, with `max`, `count` and `endsAt` (ISO 8601) where there are such. `message` says it to people.
 */
export function writingRefusalAnswer(
	refusal: WritingRefusal,
	{ now, message }: { now: Date; message: string },
): Response {
	const { fields, endsAt } = factsOf(refusal);
	if (!endsAt) return apiError("conflict", { message, fields });
	const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
	return apiError("tooManyRequests", {
		message,
		fields: { ...fields, endsAt: endsAt.toISOString() },
		headers: { "Retry-After": String(seconds) },
	});
}

type Facts = { fields: Record<string, string>; endsAt: Date | null };

function factsOf(refusal: WritingRefusal): Facts {
	switch (refusal.reason) {
		case "limited": {
			const { limit, max, count, endsAt } = refusal;
			return { fields: { limit, max: String(max), count: String(count) }, endsAt };
		}
		case "slow":
			return { fields: { limit: "slow", minutes: String(refusal.minutes) }, endsAt: refusal.endsAt };
		case "repeated":
			return { fields: { limit: "repeated" }, endsAt: refusal.endsAt };
		default:
			return { fields: { limit: refusal.reason, found: refusal.found }, endsAt: null };
	}
}
