import { errorKeys } from "#app/shared/forms/form-message.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { FORUM_LIMITS } from "../writing/forum-limits";

const key = errorKeys<"forum">();

type Reader = { language: Language; timeZone: string; scale: number; now: Date };
export type MarksCount = { limit: number; used: number; until: string };
type Message = { refused: string; values: MarksCount; retryAfter: number };

/** Refuses a mark too many: names the limit, the present count, and when it ends. */
export function tooManyMarks(
	{ retryAfterSeconds }: { retryAfterSeconds: number },
	{ language, timeZone, scale, now }: Reader,
): Message {
	const limit = Math.floor(FORUM_LIMITS.marks.max * scale);
	const endsAt = new Date(now.getTime() + retryAfterSeconds * 1000);
	const until = formatsFor({ language, timeZone }).dateTime(endsAt);
	return { refused: key("errors.tooManyMarks"), values: { limit, used: limit, until }, retryAfter: retryAfterSeconds };
}
