import { FILE_KINDS, type FileKind, kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import { PICTURE_SIZES } from "#app/shared/uploads/picture-address.ts";
import { encodeWebp } from "./encode-webp";

/** What may be chosen; what is sent is made of it here, and is always WebP. */
export const CHOSEN_KINDS: readonly FileKind[] = ["png", "jpeg", "webp"];
/** What a browser opens without trouble. */
export const MOST_CHOSEN_BYTES = 20 * 1024 * 1024;
/** So much is worked with: more than the largest size of a picture needs, less than a telephone's camera makes. */
const MOST_PIXELS = 2048;
const [LARGE] = PICTURE_SIZES;
const FEWEST_PIXELS = 64;
const QUALITY = 0.86;

/** A chosen picture, upright, at a size that can be worked with. */
export type OpenedPicture = { canvas: HTMLCanvasElement; url: string };
export type OpeningProblem = "kind" | "large" | "small" | "unreadable";
type Area = { x: number; y: number; width: number; height: number };

/** Opens a chosen file, known by its bytes; else says why not. What else the file tells, such as a place, stays behind. */
export async function openPicture(file: File): Promise<OpenedPicture | OpeningProblem> {
	if (file.size > MOST_CHOSEN_BYTES) return "large";
	const head = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
	const kind = kindOfFile({ head, tail: head, isText: false, name: file.name }, CHOSEN_KINDS);
	if (!kind) return "kind";
	try {
		const picture = await createImageBitmap(new Blob([file], { type: FILE_KINDS[kind].type }));
		const { width, height } = picture;
		if (Math.min(width, height) < FEWEST_PIXELS) return "small";
		const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		draw(canvas, picture, { x: 0, y: 0, width, height });
		picture.close();
		// The policy of our pages shows no `blob:`.
		return { canvas, url: canvas.toDataURL("image/webp", QUALITY) };
	} catch {
		return "unreadable";
	}
}

/** Draws a part of a picture over all of a canvas. */
export function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, { x, y, width, height }: Area) {
	const pen = canvas.getContext("2d");
	if (!pen) return;
	pen.imageSmoothingQuality = "high";
	pen.clearRect(0, 0, canvas.width, canvas.height);
	pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** A part of a picture as files, one for each size. It throws where the browser cannot make them. */
export async function cutPicture({ canvas }: OpenedPicture, area: Area): Promise<File[]> {
	const files: File[] = [];
	let source: { canvas: HTMLCanvasElement; area: Area } = { canvas, area };
	for (const size of PICTURE_SIZES) {
		const cut = document.createElement("canvas");
		cut.width = size;
		cut.height = size;
		draw(cut, source.canvas, source.area);
		const blob = await encodeWebp(cut, QUALITY);
		files.push(new File([blob], `${size}.webp`, { type: blob.type }));
		// The smaller ones are made of the largest: made of a large photograph in one step they would be jagged.
		if (size === LARGE) source = { canvas: cut, area: { x: 0, y: 0, width: size, height: size } };
	}
	return files;
}
