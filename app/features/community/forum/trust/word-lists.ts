import { hostOf } from "./link-hosts";

/** Entries of a list as an admin types it: one a line, or with commas between them. */
export function entriesOf(list: string): string[] {
	const entries = list.split(/[\n,，、;；]/).map((entry) => folded(entry).trim());
	return [...new Set(entries.filter((entry) => entry !== ""))];
}

/**
 * The first entry that stands in a text as a word of its own, whatever its case and width; null without one. Chinese
 * has no spaces, so entries that begin or end with one of its characters are found inside words there.
 */
export function findWord(text: string, list: string): string | null {
	const entries = entriesOf(list);
	if (entries.length === 0) return null;
	const pattern = new RegExp(entries.map(patternOf).join("|"), "u");
	return pattern.exec(folded(text))?.[0] ?? null;
}

/** The first host that is on a list, or below a host of it; null without one. */
export function findHost(hosts: readonly string[], list: string): string | null {
	const blocked = entriesOf(list).flatMap(
		(entry) => hostOf(entry) ?? hostOf(`https://${entry.replace(/^\*\./, "")}`) ?? [],
	);
	return hosts.find((host) => blocked.some((one) => host === one || host.endsWith(`.${one}`))) ?? null;
}

function folded(text: string): string {
	return text.normalize("NFKC").toLowerCase();
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;

function patternOf(entry: string): string {
	const signs = [...entry];
	const before = UNSPACED.test(signs[0] ?? "") ? "" : NO_LETTER_BEFORE;
	const after = UNSPACED.test(signs.at(-1) ?? "") ? "" : NO_LETTER_AFTER;
	const words = entry
		.split(/\s+/)
		.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
		.join(String.raw`\s+`);
	return `${before}${words}${after}`;
}
