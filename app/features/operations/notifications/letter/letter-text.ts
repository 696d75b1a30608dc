import type { LetterPart } from "./letter-parts";

export function letterText(parts: readonly LetterPart[]): string {
	return parts.map(textOf).join("\n\n");
}

function textOf(part: LetterPart): string {
	if (part.kind === "text") return part.text;
	if (part.kind === "code") return part.code;
	if (part.kind === "sheet") return part.lines.map(({ label, value }) => `${label}: ${value}`).join("\n");
	return part.href;
}
