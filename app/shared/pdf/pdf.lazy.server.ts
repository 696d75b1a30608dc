/** Loaded by the Worker on first use (scripts/vite/lazy-modules.ts). */
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
