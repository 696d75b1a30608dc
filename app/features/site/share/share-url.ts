import { isHomePageTarget, type ShareTarget } from "./share-targets";

/** `url` must be safe to share (see `publicUrl`). */
export type SharedPage = { url: string; title: string; description: string };

export function shareUrl(target: ShareTarget, { url, title }: Pick<SharedPage, "url" | "title">): string {
	if (isHomePageTarget(target)) return target.homePage;
	const values = { url: encode(url), title: encode(title) };
	return target.shareAddress.replace(/{(url|title)}/g, (_all, name: keyof typeof values) => values[name]);
}

export function mailtoUrl({ url, title, description }: SharedPage): string {
	return `mailto:?subject=${encode(title)}&body=${encode(`${description}\r\n\r\n${url}`)}`;
}

/** Encodes spaces as %20: mail programs and some targets show "+" literally. */
function encode(text: string): string {
	// A lone surrogate, as left by a cut title, cannot be encoded.
	return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
