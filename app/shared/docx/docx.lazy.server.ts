/** Loaded by the Worker on first use (scripts/vite/lazy-modules.ts). */
export {
	BorderStyle,
	Document,
	HeadingLevel,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
	WidthType,
} from "docx";
