import type { LetterFoot, LetterPart } from "./letter-parts";

/** The same mail without HTML: its parts and links in the same order. */
export function letterText({ parts, foot }: { parts: readonly LetterPart[]; foot: LetterFoot }): string {
	const links = foot.links.map(({ label, href }) => `${label}\n${href}`);
	const below = [foot.why, ...links, foot.note, foot.signature].filter(Boolean);
	return `${[...parts.map(textOf), ...below].join("\n\n")}\n`;
}

function textOf(part: LetterPart): string {
	switch (part.kind) {
		case "text":
		case "title":
		case "heading":
			return part.text;
		case "code":
			return part.code;
		case "sheet":
			return part.lines.map(({ label, value }) => `${label}: ${value}`).join("\n");
		case "item":
			return [part.title, part.quote, part.meta, part.href].filter(Boolean).join("\n");
		case "card":
			return [part.title, part.quote, part.meta, part.action, part.href].filter(Boolean).join("\n");
		case "second":
			return `${part.label}\n${part.href}`;
		default:
			return part.href;
	}
}
