import { formatBytes } from "#app/shared/words/format-bytes.ts";

/** Markdown of this school for a picture of the course. Without `alt` it is decoration, which is not read aloud. */
export function pictureMarkdown(id: string, alt: string): string {
	return `![${escaped(alt)}](file:${id})`;
}

/** Markdown for a link to a file of the course; `label` by `fileLabel`, or what was selected. */
export function fileLinkMarkdown(id: string, label: string): string {
	return linkMarkdown(label, `file:${id}`);
}

export function linkMarkdown(label: string, address: string): string {
	return `[${escaped(label)}](${address})`;
}

/** Name and size, as the text of a link in a language. */
export function fileLabel({ name, bytes }: { name: string; bytes: number }, language: string): string {
	const size = formatBytes(bytes, language);
	return language === "zh" ? `${name}（${size}）` : `${name} (${size})`;
}

/** On one line, without anything that Markdown reads as more than words. */
function escaped(words: string): string {
	return words
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[\\`*_~[\]<]/g, "\\$&");
}
