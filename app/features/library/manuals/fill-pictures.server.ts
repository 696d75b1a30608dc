import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { PICTURES } from "./pictures.server";
import { withPictures } from "./screen-pictures";

export function pictureFiller(language: Language, { isEager = false } = {}): (html: string) => string {
	const t = getFixedT(language, "manuals");
	return (html) =>
		withPictures(html, { language, list: PICTURES, label: (caption) => t("picture", { caption }), isEager });
}

/** Adds screenshots to the preview of a manual page; other entries have none. */
export function withPicturesOf<P extends { html: string; language: Language }>(preview: P): P {
	return { ...preview, html: pictureFiller(preview.language)(preview.html) };
}
