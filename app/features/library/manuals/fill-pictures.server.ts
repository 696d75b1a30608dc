import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { SCREEN_PICTURES } from "./pictures.server";
import { fillPictures } from "./screen-pictures";

export function pictureFiller(language: Language, { isEager = false } = {}): (html: string) => string {
	const t = getFixedT(language, "manuals");
	return (html) =>
		fillPictures(html, { language, list: SCREEN_PICTURES, label: (caption) => t("picture", { caption }), isEager });
}

/** Adds screenshots to the preview of a manual page; other entries have none. */
export function withPicturesOf<P extends { html: string; language: Language }>(preview: P): P {
	return { ...preview, html: pictureFiller(preview.language)(preview.html) };
}
