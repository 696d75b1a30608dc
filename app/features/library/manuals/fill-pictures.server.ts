import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { PICTURES } from "./pictures.server";
import { withPictures } from "./screen-pictures";

/** What puts the pictures of a language into the HTML of a page of a manual. */
export function pictureFiller(language: Language, { isEager = false } = {}): (html: string) => string {
	const t = getFixedT(language, "manuals");
	return (html) =>
		withPictures(html, { language, list: PICTURES, label: (caption) => t("picture", { caption }), isEager });
}

/** The preview of an entry with the pictures of screens, as the readers of a manual see them; others have none. */
export function withPicturesOf<P extends { html: string; language: Language }>(preview: P): P {
	return { ...preview, html: pictureFiller(preview.language)(preview.html) };
}
