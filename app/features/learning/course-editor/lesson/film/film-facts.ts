import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { objectIn, textIn } from "../../parts/draft-values";
import type { LessonTyping } from "../lesson-typing";

type FilmTyping = Pick<LessonTyping, "film" | "seconds" | "share">;

/** The share of a new film that has to be watched, in percent. */
export const USUAL_SHARE = 90;

/** The film of a lesson as its page shows it for editing. */
export function typedFilm({ type, video }: JsonObject): FilmTyping {
	if (type !== "video") return { film: "", seconds: "", share: "" };
	const { file, durationSeconds, threshold } = objectIn(video);
	return {
		film: textIn(file),
		seconds: typeof durationSeconds === "number" ? String(durationSeconds) : "",
		share: String(typeof threshold === "number" ? threshold : USUAL_SHARE),
	};
}

/**
 * Facts with the typed film in them: one of the course's files, or the one of the draft or of what is published, which
 * may have shipped.
 * Another film than before has no captions that ship with it. Numbers that are none stay what they were, except that the
 * length of another film is not that of the former.
 */
export function filmFrom(
	before: JsonObject,
	{ film, seconds, share }: FilmTyping,
	published: JsonObject = {},
): JsonObject {
	const { video } = before;
	if (film === "") return isJsonObject(video) ? { ...before, video: null } : before;
	const former = objectIn(video);
	const known = [former, objectIn(published.video)].find(({ file }) => file === film);
	if (!known && filmFileId(film) === null) return before;
	const durationSeconds = wholeNumber(seconds) ?? known?.durationSeconds;
	const threshold = wholeNumber(share) ?? former.threshold ?? USUAL_SHARE;
	const kept = known ?? { file: film, captions: [] };
	return { ...before, video: { ...kept, ...(durationSeconds === undefined ? {} : { durationSeconds }), threshold } };
}

function wholeNumber(typed: string): number | null {
	return /^[1-9]\d{0,6}$/.test(typed.trim()) ? Number(typed) : null;
}
