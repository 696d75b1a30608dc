import type { Language } from "#app/shared/words/languages.ts";

export type ScreenPicture = { width: number; height: number; mark: string };
/** The screenshots of `npm run manual:pictures` by name and language, with their product version. */
export type PictureList = {
	version: string;
	pictures: Record<string, Partial<Record<Language, ScreenPicture>> | undefined>;
};

type PictureOptions = {
	language: Language;
	list: PictureList;
	/** The alt text, which says what a click does. */
	label: (caption: string) => string;
	isEager?: boolean;
};

const FIGURE_PATTERN = /<figure data-screen="([a-z0-9-]+)"><figcaption>(.*?)<\/figcaption><\/figure>/gs;

/**
 * Pictures in the reader's language or English, linked to full size. Missing ones are removed with their captions.
 */
export function fillPictures(html: string, { language, list, label, isEager = false }: PictureOptions): string {
	return html.replace(FIGURE_PATTERN, (_all, name: string, caption: string) => {
		const found = pictureOf(list, name, language);
		if (!found) return "";
		const { src, width, height } = found;
		const size = `width="${width}" height="${height}"`;
		const loading = isEager ? "" : ' loading="lazy"';
		const image = `<img src="${src}" alt="${attribute(label(caption))}" ${size}${loading} decoding="async">`;
		return `<figure data-screen="${name}"><a href="${src}">${image}</a><figcaption>${caption}</figcaption></figure>`;
	});
}

export function pictureOf({ pictures }: PictureList, name: string, language: Language) {
	const shown = pictures[name]?.[language] ? language : "en";
	const picture = pictures[name]?.[shown];
	return picture ? { ...picture, shown, src: `/manual/${shown}/${name}.webp?v=${picture.mark}` } : null;
}

/** Captions are HTML already; only quotes must be escaped. */
function attribute(text: string): string {
	return text.replace(/<[^>]+>/g, "").replaceAll('"', "&quot;");
}
