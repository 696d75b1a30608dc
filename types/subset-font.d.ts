declare module "subset-font" {
	type Axis = number | { min: number; max: number; default?: number };
	type Options = {
		targetFormat?: "sfnt" | "woff" | "woff2";
		variationAxes?: Record<string, Axis>;
		/** OpenType features, by tags of four letters; all of them when left out. */
		keepFeatures?: string[];
		/** Tables that are left out, by tags of four letters. */
		dropTables?: string[];
	};

	/** A font cut to the letters of a text and to parts of its axes. */
	export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
