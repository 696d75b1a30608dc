/** Paths over the town of a finished course, with their colours, and the part of the sheet that is shown. */
export type Plat = {
	/** The address of the file of the town; undefined until the atlas has been drawn. */
	town: string | undefined;
	ground: string;
	/** What is shown of the sheet, in the steps of the paths. */
	view: { x: number; y: number; width: number; height: number };
	/** The whole sheet, in the same steps: what the file of the town covers. */
	sheet: { width: number; height: number };
	paths: readonly PlatPath[];
};
export type PlatPath = { d: string; fill?: string; line?: string; width?: number; dashes?: readonly number[] };

/** Where the plat is drawn: how far it is scaled and moved, turned by a quarter to the left. */
export function platPlace(
	{ view }: Pick<Plat, "view">,
	box: { x: number; y: number; width: number; height: number },
): { scale: number; x: number; y: number } {
	// Upright, the width of the view is the height on the document.
	const scale = Math.max(box.width / view.height, box.height / view.width);
	return {
		scale,
		x: box.x + (box.width - view.height * scale) / 2,
		y: box.y + (box.height - view.width * scale) / 2,
	};
}
