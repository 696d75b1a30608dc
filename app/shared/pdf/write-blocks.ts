import type { Paper, Picture } from "./paper.server";
import type { TextBlock } from "./text-blocks";

export function lettersOf(blocks: readonly TextBlock[]): string[] {
	return blocks.flatMap((block) => {
		if (block.kind === "table") return [...block.head, ...block.rows.flat()].map(({ text }) => text);
		return block.kind === "item" ? [block.mark, block.text] : [block.text];
	});
}

export function writeBlocks(
	paper: Paper,
	blocks: readonly TextBlock[],
	pictures: ReadonlyMap<string, Picture> = new Map(),
): void {
	blocks.forEach((block, at) => {
		if (block.kind === "picture") {
			const picture = pictures.get(block.name);
			if (picture) paper.picture(picture, block.text);
			return;
		}
		writeBlock(paper, block, blocks[at + 1]);
	});
}

function writeBlock(paper: Paper, block: Exclude<TextBlock, { kind: "picture" }>, next: TextBlock | undefined): void {
	switch (block.kind) {
		case "table":
			paper.gap(8);
			paper.table(block);
			paper.gap(6);
			break;
		case "heading":
			paper.gap(12);
			paper.keepTogether(next?.kind === "table" ? 100 : 60);
			paper.write(block.text, { style: "title", size: 14 });
			break;
		case "item":
			paper.gap(3);
			paper.write(block.mark ? `${block.mark} ${block.text}` : block.text, { indent: 16 * (block.depth + 1) });
			break;
		case "check":
			paper.keepTogether(paper.heightOf(block.text, CHECKBOX_LOOK) + 5);
			paper.gap(5);
			paper.box(block.isTicked);
			paper.write(block.text, CHECKBOX_LOOK);
			break;
		default:
			paper.gap(6);
			paper.write(block.text, block.kind === "text" ? {} : { indent: 14, color: "muted" });
	}
}

const CHECKBOX_LOOK = { indent: 20 } as const;
