import MarkdownIt from "markdown-it";
import type { FilledFields } from "./outline";
import { fillMarkdown } from "./outline";

type Token = ReturnType<typeof parser.parse>[number];
type Docx = typeof import("#app/shared/docx/docx.lazy.server.ts");
type Block = InstanceType<Docx["Paragraph"]> | InstanceType<Docx["Table"]>;

const parser = new MarkdownIt({ html: false });

export async function outlineDocx({
	outline,
	filled,
	title,
	foot,
}: {
	outline: string;
	filled: FilledFields;
	title: string;
	foot: string;
}): Promise<Uint8Array<ArrayBuffer>> {
	const docx = await import("#app/shared/docx/docx.lazy.server.ts");
	const { Document, Packer, Paragraph, TextRun } = docx;
	const blocks = toBlocks(parser.parse(fillMarkdown(outline, filled), {}), docx);
	const end = new Paragraph({
		spacing: { before: 400 },
		children: [new TextRun({ text: foot, italics: true, size: 18 })],
	});
	const document = new Document({
		title,
		creator: "G.R.E.W.",
		styles: { default: { document: { run: { font: "Calibri", size: 22 }, paragraph: { spacing: { after: 140 } } } } },
		sections: [{ children: [...blocks, end] }],
	});
	return new Uint8Array(await Packer.toArrayBuffer(document));
}

function toBlocks(tokens: readonly Token[], docx: Docx): Block[] {
	const blocks: Block[] = [];
	let depth = 0;
	let row: InstanceType<Docx["TableCell"]>[] = [];
	let rows: InstanceType<Docx["TableRow"]>[] = [];
	let isHead = false;
	const ordered: number[] = [];
	tokens.forEach((token, at) => {
		const opening = tokens[at - 1]?.type ?? "";
		switch (token.type) {
			case "bullet_list_open":
				depth += 1;
				ordered.push(0);
				break;
			case "ordered_list_open":
				depth += 1;
				ordered.push(Number(token.attrGet("start") ?? 1));
				break;
			case "bullet_list_close":
			case "ordered_list_close":
				depth -= 1;
				ordered.pop();
				break;
			case "thead_open":
				isHead = true;
				break;
			case "thead_close":
				isHead = false;
				break;
			case "tr_close":
				rows.push(new docx.TableRow({ children: row, tableHeader: isHead }));
				row = [];
				break;
			case "table_close":
				blocks.push(new docx.Table({ rows, width: { size: 100, type: docx.WidthType.PERCENTAGE } }));
				blocks.push(new docx.Paragraph({}));
				rows = [];
				break;
			case "inline": {
				const children = runsOf(token.children ?? [], docx, opening === "th_open");
				if (opening === "th_open" || opening === "td_open") {
					row.push(new docx.TableCell({ children: [new docx.Paragraph({ children })] }));
				} else if (opening === "heading_open") {
					const heading = tokens[at - 1]?.tag === "h2" ? docx.HeadingLevel.HEADING_1 : docx.HeadingLevel.HEADING_2;
					blocks.push(new docx.Paragraph({ heading, children }));
				} else if (depth > 0) {
					const number = ordered.at(-1) ?? 0;
					const sign = number > 0 ? `${number}. ` : signOf(token.content);
					if (number > 0) ordered[ordered.length - 1] = number + 1;
					const lead = new docx.TextRun({ text: sign });
					blocks.push(
						new docx.Paragraph({ indent: { left: 360 * depth, hanging: 280 }, children: [lead, ...children] }),
					);
				} else blocks.push(new docx.Paragraph({ children }));
			}
		}
	});
	return blocks;
}

function signOf(item: string): string {
	return TASK_PATTERN.test(item) ? "☐ " : "• ";
}

const TASK_PATTERN = /^\[[ x]\] /;

function runsOf(tokens: readonly Token[], { TextRun }: Docx, isStrong: boolean) {
	let [bold, italics] = [isStrong, false];
	return tokens.flatMap((token, at) => {
		if (token.type === "strong_open" || token.type === "strong_close") bold = isStrong || token.type === "strong_open";
		if (token.type === "em_open" || token.type === "em_close") italics = token.type === "em_open";
		if (token.type === "hardbreak" || token.type === "softbreak") {
			return [new TextRun({ text: token.type === "softbreak" ? " " : "", break: token.type === "hardbreak" ? 1 : 0 })];
		}
		if (!["text", "code_inline", "text_special"].includes(token.type)) return [];
		const text = at === 0 ? token.content.replace(TASK_PATTERN, "") : token.content;
		return text ? [new TextRun({ text, bold, italics })] : [];
	});
}
