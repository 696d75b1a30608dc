/** What is used of fontverter, which ships no types. */
declare module "fontverter" {
	export function convert(font: Buffer, toFormat: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
