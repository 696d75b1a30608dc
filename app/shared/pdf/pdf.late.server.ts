/** The libraries that write PDFs, in a file of the Worker that comes late (scripts/vite/late-modules.ts). */
export {
	clip,
	concatTransformationMatrix,
	endPath,
	PDFDocument,
	type PDFFont,
	type PDFImage,
	type PDFPage,
	popGraphicsState,
	pushGraphicsState,
	rectangle,
	rgb,
} from "@cantoo/pdf-lib";
export * as fontkit from "fontkit";
