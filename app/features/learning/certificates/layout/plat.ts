export type Plat = {
	/** URL of the town's SVG; undefined until the atlas is drawn. */
	town: string | undefined;
	ground: string;
	/** Visible part of the drawing, in path units. */
	view: { x: number; y: number; width: number; height: number };
	/** The whole drawing in the same units, which the town's SVG covers. */
	sheet: { width: number; height: number };
	paths: readonly PlatPath[];
};
export type PlatPath = { d: string; fill?: string; line?: string; width?: number; dashes?: readonly number[] };

/** Scale and offset of the plat, turned a quarter to the left. */
export function platTransform(
	{ view }: Pick<Plat, "view">,
	box: { x: number; y: number; width: number; height: number },
): { scale: number; x: number; y: number } {
	// Upright: the view's width becomes the height.
	const scale = Math.max(box.width / view.height, box.height / view.width);
	return {
		scale,
		x: box.x + (box.width - view.height * scale) / 2,
		y: box.y + (box.height - view.width * scale) / 2,
	};
}
