import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { objectIn, textIn, textsIn } from "../../parts/draft-values.ts";
import type { FilmChange } from "./film-change.ts";

type FilmChanges = ReadonlyMap<string, FilmChange>;
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
	const words = [
		...wordsIn(drafts).map(({ key, language, body }) => ({
			key,
			language,
			hasCaptions: textIn(body.captions).trim() !== "",
		})),
		...published.filter((one) => !isWritten(one, drafts)),
	];
	return words.filter(({ key, language, hasCaptions }) => {
		const { type, video } = factsOf(key);
		const { file, captions } = objectIn(video);
		return type === "video" && textIn(file) !== "" && !hasCaptions && !textsIn(captions).includes(language);
	});
}

/** Captions that were written for another film than the lesson has now, and that nobody has drafted since. */
export function formerCaptions({ drafts, published, films }: Omit<Input, "factsOf"> & { films: FilmChanges }): Words[] {
	return published.filter((one) => one.hasCaptions && films.get(one.key) === "replaced" && !isWritten(one, drafts));
}

function wordsIn<Draft extends Words>(drafts: readonly Draft[]): Draft[] {
	return drafts.filter(({ language }) => language !== FACTS_LANGUAGE);
}

function isWritten(one: Words, drafts: Input["drafts"]): boolean {
	return wordsIn(drafts).some(({ key, language }) => key === one.key && language === one.language);
}
