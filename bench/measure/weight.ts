import { addSizes, compressedSize, NOTHING, type Size } from "./compressed.ts";

/** What a first visit to a page loads. `html` is the answer itself, of data too. */
export type Weight = { html: Size; css: Size; js: Size; jsFiles: number; by: "browser" | "source" };

/** Weighs one page; `cookie` is a Cookie header. */
export type Scales = { weigh: (url: string, cookie?: string) => Promise<Weight>; close: () => Promise<void> };

/** Adds files up, each compressed by itself as it is sent. */
export function weightOf(files: { kind: "html" | "css" | "js"; content: Uint8Array }[], by: Weight["by"]): Weight {
	const sum = (kind: string) =>
		files
			.filter((file) => file.kind === kind)
			.reduce((size, { content }) => addSizes(size, compressedSize(content)), NOTHING);
	const jsFiles = files.filter((file) => file.kind === "js").length;
	return { html: sum("html"), css: sum("css"), js: sum("js"), jsFiles, by };
}
