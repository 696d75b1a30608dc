import { wordsOf } from "./anchor";

export type Block = { element: HTMLElement; words: string };

const BLOCK_SELECTOR = "p, h2, h3, h4, h5, li, blockquote, pre, td, th, dt, dd, figcaption";

/** Conversions added for the reader; note positions refer to the original text. */
const CONVERTED_SELECTOR = "[data-converted]";

function originalTextIn(node: Element | DocumentFragment): string {
	const copy = node.cloneNode(true) as typeof node;
	for (const added of copy.querySelectorAll(CONVERTED_SELECTOR)) added.remove();
	return copy.textContent ?? "";
}

/** Leaf blocks with text, in reading order. */
export function blocksOfLesson(): Block[] {
	const found = document.querySelectorAll<HTMLElement>(`#lesson .prose-lesson :is(${BLOCK_SELECTOR})`);
	return [...found]
		.filter((element) => !element.querySelector(BLOCK_SELECTOR))
		.map((element) => ({ element, words: wordsOf(originalTextIn(element)) }))
		.filter(({ words }) => words !== "");
}

/** Null when the positions no longer exist. */
export function rangeOfText({ element }: Block, [start, end]: readonly [number, number]): Range | null {
	const range = document.createRange();
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
		node.parentElement?.closest(CONVERTED_SELECTOR) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	);
	// Offsets are in whitespace-normalized text.
	let at = 0;
	let isSpace = true;
	let isOpen = false;
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.textContent ?? "";
		for (let index = 0; index < text.length; index++) {
			const isBlank = /\s/.test(text[index] ?? "");
			if (isBlank && isSpace) continue;
			if (at === start) {
				range.setStart(node, index);
				isOpen = true;
			}
			at += 1;
			isSpace = isBlank;
			if (isOpen && at === end) {
				range.setEnd(node, index + 1);
				return range;
			}
		}
	}
	return null;
}

/** The selected text within a paragraph; may be empty. */
export function selectedTextIn({ element }: Block, selection: Range): string {
	if (!selection.intersectsNode(element)) return "";
	const own = document.createRange();
	own.selectNodeContents(element);
	if (selection.compareBoundaryPoints(Range.START_TO_START, own) > 0)
		own.setStart(selection.startContainer, selection.startOffset);
	if (selection.compareBoundaryPoints(Range.END_TO_END, own) < 0)
		own.setEnd(selection.endContainer, selection.endOffset);
	return wordsOf(originalTextIn(own.cloneContents()));
}

/** The first paragraph that begins below the top bar. */
export function blockInView(blocks: readonly Block[]): number {
	const at = blocks.findIndex(({ element }) => element.getBoundingClientRect().top >= 60);
	const isBelow = at > 0 && (blocks[at]?.element.getBoundingClientRect().top ?? 0) > window.innerHeight;
	return isBelow ? at - 1 : at < 0 ? blocks.length - 1 : at;
}
