import unhomoglyph from "unhomoglyph";

/**
 * What an alias looks like, for one that looks alike to be taken: the skeleton of UTS #39, in any case. A capital I looks
 * like a small l, so both are one.
 */
export function aliasLikeness(alias: string): string {
	return skeleton(skeleton(alias.normalize("NFKC")).toLowerCase())
		.toLowerCase()
		.replaceAll("i", "l")
		.replace(/\s+/gu, " ")
		.trim();
}

function skeleton(text: string): string {
	return unhomoglyph(text.normalize("NFD")).normalize("NFD");
}
