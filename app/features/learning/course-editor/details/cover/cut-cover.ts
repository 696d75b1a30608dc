import { encodeWebp } from "#app/features/people/account/picture/encode-webp.ts";
import { CHOSEN_KINDS, drawArea, MOST_CHOSEN_BYTES } from "#app/features/people/account/picture/picture-canvas.ts";
import { COVER_SIZES } from "#app/shared/uploads/cover-address.ts";
import { FILE_KINDS, kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import { middleArea } from "./middle-area";

const QUALITIES = [0.86, 0.7, 0.5];
const [LARGE] = COVER_SIZES;

export type CutProblem = "kind" | "large" | "small" | "unreadable";

/**
 * Cuts the middle of a picture to the shape of a cover and encodes it in both sizes, or says why not. What the file
 * holds beside the picture, such as a location, is dropped.
 */
export async function cutCover(file: File, maxBytes: number): Promise<File[] | CutProblem> {
	if (file.size > MOST_CHOSEN_BYTES) return "large";
	const head = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
	const kind = kindOfFile({ head, tail: head, isText: false, name: file.name }, CHOSEN_KINDS);
	if (!kind) return "kind";
	try {
		const picture = await createImageBitmap(new Blob([file], { type: FILE_KINDS[kind].type }));
		const area = middleArea(picture, LARGE);
		if (area.width < LARGE.width) return "small";
		const files: File[] = [];
		for (const { width, height } of COVER_SIZES) {
			const canvas = document.createElement("canvas");
			canvas.width = width;
			canvas.height = height;
			drawArea(canvas, picture, area);
			files.push(new File([await encodeWithin(canvas, maxBytes)], `cover-${width}.webp`, { type: "image/webp" }));
		}
		picture.close();
		return files;
	} catch {
		return "unreadable";
	}
}

async function encodeWithin(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
	for (const quality of QUALITIES) {
		const blob = await encodeWebp(canvas, quality);
		if (blob.size <= maxBytes) return blob;
	}
	throw new Error("The picture is too large in any quality");
}
