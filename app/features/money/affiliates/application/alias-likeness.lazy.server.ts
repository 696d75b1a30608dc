import unhomoglyph from "unhomoglyph";

/** Aliases that look alike have the same one: the skeleton of UTS #39, ignoring case; a capital I counts as l. */
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
