import { wordsOf } from "./anchor";

/** A paragraph of the lesson that is shown. */
export type Block = { element: HTMLElement; words: string };

const BLOCKS = "p, h2, h3, h4, h5, li, blockquote, pre, td, th, dt, dd, figcaption";

/** What is added to the text as its reader has chosen; notes stand in the text as it is written. */
const CONVERTED = "[data-converted]";

function writtenIn(node: Element | DocumentFragment): string {
	const copy = node.cloneNode(true) as typeof node;
	for (const added of copy.querySelectorAll(CONVERTED)) added.remove();
	return copy.textContent ?? "";
}

/** The paragraphs of the text, in reading order: elements with words that hold no other such element. */
export function blocksOfLesson(): Block[] {
	const found = document.querySelectorAll<HTMLElement>(`#lesson .prose-lesson :is(${BLOCKS})`);
	return [...found]
		.filter((element) => !element.querySelector(BLOCKS))
		.map((element) => ({ element, words: wordsOf(writtenIn(element)) }))
		.filter(({ words }) => words !== "");
}

/** The stretch of a paragraph between two places of its words; null where they are not there any more. */
export function rangeIn({ element }: Block, [start, end]: readonly [number, number]): Range | null {
	const range = document.createRange();
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
		node.parentElement?.closest(CONVERTED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
	);
	// Places count the words on one line, so that what the source breaks counts as one space.
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

/** What of a paragraph lies in a selection, as its words; empty where nothing does. */
export function selectedIn({ element }: Block, selection: Range): string {
	if (!selection.intersectsNode(element)) return "";
	const own = document.createRange();
	own.selectNodeContents(element);
	if (selection.compareBoundaryPoints(Range.START_TO_START, own) > 0)
		own.setStart(selection.startContainer, selection.startOffset);
	if (selection.compareBoundaryPoints(Range.END_TO_END, own) < 0)
		own.setEnd(selection.endContainer, selection.endOffset);
	return wordsOf(writtenIn(own.cloneContents()));
}

/** The paragraph that is being read: the first whose beginning is under the bar at the top. */
export function blockInView(blocks: readonly Block[]): number {
	const at = blocks.findIndex(({ element }) => element.getBoundingClientRect().top >= 60);
	const isBelow = at > 0 && (blocks[at]?.element.getBoundingClientRect().top ?? 0) > window.innerHeight;
	return isBelow ? at - 1 : at < 0 ? blocks.length - 1 : at;
}
