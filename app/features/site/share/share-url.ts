import { isHomePageTarget, type ShareTarget } from "./share-targets";

/** What is shared: an address that is safe to hand on (see `publicUrl`), and what to say of it. */
export type SharedPage = { url: string; title: string; description: string };

/** The address that a target opens: its share page with the shared page in it, or its home page. */
export function shareUrl(target: ShareTarget, { url, title }: Pick<SharedPage, "url" | "title">): string {
	if (isHomePageTarget(target)) return target.homePage;
	const values = { url: encode(url), title: encode(title) };
	return target.shareAddress.replace(/{(url|title)}/g, (_all, name: keyof typeof values) => values[name]);
}

/** A letter with the title as its subject, and the description and the address as its text. */
export function mailtoUrl({ url, title, description }: SharedPage): string {
	return `mailto:?subject=${encode(title)}&body=${encode(`${description}\r\n\r\n${url}`)}`;
}

/** Percent-encoding, also of spaces: mail programs and some targets show a "+" as it is. */
function encode(text: string): string {
	// Half of a surrogate pair, as a cut title may leave it, has no encoding.
	return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
