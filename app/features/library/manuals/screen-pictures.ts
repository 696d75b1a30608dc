import type { Language } from "#app/shared/words/languages.ts";

/** A picture of a screen: its size in pixels, and the mark by which a browser knows a new one from an old one. */
export type ScreenPicture = { width: number; height: number; mark: string };
/** The pictures that `npm run manual:pictures` has taken, by name and language, and of which version of the product. */
export type PictureList = {
	version: string;
	pictures: Record<string, Partial<Record<Language, ScreenPicture>> | undefined>;
};

type Wanted = {
	language: Language;
	list: PictureList;
	/** What a click does, by the words under the picture. */
	label: (caption: string) => string;
	/** At once, where a page is printed before anybody scrolls through it. */
	isEager?: boolean;
};

const FIGURE = /<figure data-screen="([a-z0-9-]+)"><figcaption>(.*?)<\/figcaption><\/figure>/gs;

/**
 * Puts the pictures of screens into the HTML of our own renderer, in the reader's language or else in English. A picture
 * leads to itself in full size. Where none has been taken, its place goes with its words.
 */
export function withPictures(html: string, { language, list, label, isEager = false }: Wanted): string {
	return html.replace(FIGURE, (_all, name: string, caption: string) => {
		const found = pictureOf(list, name, language);
		if (!found) return "";
		const { src, width, height } = found;
		const size = `width="${width}" height="${height}"`;
		const loading = isEager ? "" : ' loading="lazy"';
		const image = `<img src="${src}" alt="${attribute(label(caption))}" ${size}${loading} decoding="async">`;
		return `<figure data-screen="${name}"><a href="${src}">${image}</a><figcaption>${caption}</figcaption></figure>`;
	});
}

/** The picture of a screen for a reader, with its address; null where none has been taken. */
export function pictureOf({ pictures }: PictureList, name: string, language: Language) {
	const shown = pictures[name]?.[language] ? language : "en";
	const picture = pictures[name]?.[shown];
	return picture ? { ...picture, shown, src: `/manual/${shown}/${name}.webp?v=${picture.mark}` } : null;
}

/** A caption is HTML already; a label of it may have quotes of its own. */
function attribute(text: string): string {
	return text.replace(/<[^>]+>/g, "").replaceAll('"', "&quot;");
}
