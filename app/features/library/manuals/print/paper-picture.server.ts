import type { Language } from "#app/shared/words/languages.ts";
import { SCREEN_PICTURES } from "../pictures.server";
import { pictureOf } from "../screen-pictures";

/** Loads screenshots for PDFs in the reader's language or English, from the build's files. */
export function paperPicture(assets: Pick<Fetcher, "fetch">, language: Language) {
	return async (name: string): Promise<ArrayBuffer | null> => {
		const found = pictureOf(SCREEN_PICTURES, name, language);
		if (!found) return null;
		const response = await assets.fetch(new Request(`https://assets.local/paper/manual/${found.shown}/${name}.jpg`));
		return response.ok ? response.arrayBuffer() : null;
	};
}
