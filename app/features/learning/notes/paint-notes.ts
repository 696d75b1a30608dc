import type { FoundParagraph } from "./anchor";
import type { ShownNote } from "./shown-note";
import { type Block, rangeOfText } from "./text-blocks";

const HIGHLIGHT_NAME = "lesson-notes";
/** Set on paragraphs: for bookmarks, and for highlights in browsers without the CSS Highlight API. */
const PARAGRAPH_ATTRIBUTES = ["data-bookmarked", "data-noted"] as const;

type PlacedNote = { note: ShownNote; found: FoundParagraph };

export function paintNotes(placed: readonly PlacedNote[], blocks: readonly Block[]): () => void {
	const ranges: Range[] = [];
	for (const { note, found } of placed) {
		const block = blocks[found.at];
		if (!block) continue;
		if (note.kind === "bookmark") block.element.setAttribute("data-bookmarked", "");
		const range = found.marked && canPaint() ? rangeOfText(block, found.marked) : null;
		if (range) ranges.push(range);
		else if (note.kind !== "bookmark") block.element.setAttribute("data-noted", "");
	}
	if (canPaint()) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
	return () => {
		if (canPaint()) CSS.highlights.delete(HIGHLIGHT_NAME);
		for (const { element } of blocks) for (const mark of PARAGRAPH_ATTRIBUTES) element.removeAttribute(mark);
	};
}

function canPaint(): boolean {
	return typeof Highlight === "function" && "highlights" in CSS;
}
