/** The library that writes DOCX, in a file of the Worker that comes late (scripts/vite/late-modules.ts). */
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
