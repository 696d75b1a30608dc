import type { Language } from "#app/shared/words/languages.ts";
import { PICTURES } from "./pictures.server";
import { pictureOf } from "./screen-pictures";

/** Fetches pictures of screens for paper, in the reader's language or else in English, from the files that the build makes of them. */
export function paperPicture(assets: Pick<Fetcher, "fetch">, language: Language) {
	return async (name: string): Promise<ArrayBuffer | null> => {
		const found = pictureOf(PICTURES, name, language);
		if (!found) return null;
		const response = await assets.fetch(new Request(`https://assets.local/paper/manual/${found.shown}/${name}.jpg`));
		return response.ok ? response.arrayBuffer() : null;
	};
}
