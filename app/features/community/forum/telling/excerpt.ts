import { cutText } from "#app/shared/cut-text.ts";

const LENGTH = 200;

/**
 * The beginning of what a member wrote, for a notification: without quotations of others, pictures and addresses,
 * since a mail of the school leads to the school alone.
 */
export function excerptOf(body: string): string {
	const words = body
		.replace(/^\s*>.*$/gm, " ")
		.replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/\b(?:https?:\/\/|www\.)\S+/gi, "…")
		.replace(/[*_`#~|]+/g, "")
		.replace(/\s+/g, " ")
		.trim();
	return cutText(words, LENGTH);
}
