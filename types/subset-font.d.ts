declare module "subset-font" {
	type Axis = number | { min: number; max: number; default?: number };
	type Options = { targetFormat?: "sfnt" | "woff" | "woff2"; variationAxes?: Record<string, Axis> };

	/** A font cut to the letters of a text and to parts of its axes. */
	export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
