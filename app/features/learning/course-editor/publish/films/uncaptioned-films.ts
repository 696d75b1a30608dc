import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { objectIn, textIn, textsIn } from "../../parts/draft-values.ts";

type Words = { key: string; language: string };
type Input = {
	/** Drafts with their whole bodies. */
	drafts: readonly (Words & { body: JsonObject })[];
	/** Published words of the lessons whose film changes. */
	published: readonly (Words & { hasCaptions: boolean })[];
	/** Facts of a lesson as they are written now. */
	factsOf: (key: string) => JsonObject;
};

/**
 * The words that would be shown beside a film without captions in their language: neither their own nor among those that
 * ship with the film.
 */
export function uncaptionedFilms({ drafts, published, factsOf }: Input): Words[] {
	const written = drafts.filter(({ language }) => language !== FACTS_LANGUAGE);
	const isWritten = (one: Words) => written.some(({ key, language }) => key === one.key && language === one.language);
	const words = [
		...written.map(({ key, language, body }) => ({ key, language, hasCaptions: textIn(body.captions).trim() !== "" })),
		...published.filter((one) => !isWritten(one)),
	];
	return words.filter(({ key, language, hasCaptions }) => {
		const { type, video } = factsOf(key);
		const { file, captions } = objectIn(video);
		return type === "video" && textIn(file) !== "" && !hasCaptions && !textsIn(captions).includes(language);
	});
}
