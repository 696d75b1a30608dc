import { encodeWebp } from "#app/features/people/account/picture/encode-webp.ts";
import { CHOSEN_KINDS, drawArea, MOST_CHOSEN_BYTES } from "#app/features/people/account/picture/picture-canvas.ts";
import { FILE_KINDS, kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import { LONGEST_SIDE } from "./post-picture";

const QUALITIES = [0.84, 0.7, 0.5];
const THUMB = 160;

export type PreparedPicture = { file: File; thumb: string };
/** `most`: bytes that a chosen file may have. */
export type PictureProblem = { problem: "kind" | "large" | "unreadable"; most: number };

/**
 * Draws a chosen picture anew, as WebP and no larger than posts show it, or says why not. What the file holds beside
 * the picture, such as a location, is dropped.
 */
export async function preparePicture(chosen: File, maxBytes: number): Promise<PreparedPicture | PictureProblem> {
	const refused = (problem: PictureProblem["problem"]) => ({ problem, most: MOST_CHOSEN_BYTES });
	if (chosen.size > MOST_CHOSEN_BYTES) return refused("large");
	const head = new Uint8Array(await chosen.slice(0, SAMPLE_BYTES).arrayBuffer());
	const kind = kindOfFile({ head, tail: head, isText: false, name: chosen.name }, CHOSEN_KINDS);
	if (!kind) return refused("kind");
	try {
		const picture = await createImageBitmap(new Blob([chosen], { type: FILE_KINDS[kind].type }));
		const canvas = drawn(picture, picture, LONGEST_SIDE);
		const blob = await encodeWithin(canvas, maxBytes);
		// The CSP forbids `blob:` images.
		const thumb = drawn(canvas, canvas, THUMB).toDataURL("image/png");
		picture.close();
		return { file: new File([blob], "picture.webp", { type: blob.type }), thumb };
	} catch {
		return refused("unreadable");
	}
}

function drawn(source: CanvasImageSource, { width, height }: { width: number; height: number }, longest: number) {
	const scale = Math.min(1, longest / Math.max(width, height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(width * scale));
	canvas.height = Math.max(1, Math.round(height * scale));
	drawArea(canvas, source, { x: 0, y: 0, width, height });
	return canvas;
}

async function encodeWithin(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
	for (const quality of QUALITIES) {
		const blob = await encodeWebp(canvas, quality);
		if (blob.size <= maxBytes) return blob;
	}
	throw new Error("The picture is too large in any quality");
}
