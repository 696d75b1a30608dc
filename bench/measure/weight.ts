import { addSizes, compressedSize, NO_BYTES, type Size } from "./compressed.ts";

/** `html` is the first response, also for data. */
export type Weight = { html: Size; css: Size; js: Size; jsFiles: number; by: "browser" | "source" };

export type Scales = { weigh: (url: string, cookie?: string) => Promise<Weight>; close: () => Promise<void> };

export function weightOf(files: { kind: "html" | "css" | "js"; content: Uint8Array }[], by: Weight["by"]): Weight {
	const sum = (kind: string) =>
		files
			.filter((file) => file.kind === kind)
			.reduce((size, { content }) => addSizes(size, compressedSize(content)), NO_BYTES);
	const jsFiles = files.filter((file) => file.kind === "js").length;
	return { html: sum("html"), css: sum("css"), js: sum("js"), jsFiles, by };
}
