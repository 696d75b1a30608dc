import { FILE_KINDS, type FileKind, kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import { PICTURE_SIZES } from "#app/shared/uploads/picture-address.ts";
import { encodeWebp } from "./encode-webp";

export const CHOSEN_KINDS: readonly FileKind[] = ["png", "jpeg", "webp"];
export const MOST_CHOSEN_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 2048;
const [LARGE] = PICTURE_SIZES;
const FEWEST_PIXELS = 64;
const WEBP_QUALITY = 0.86;

export type OpenedPicture = { canvas: HTMLCanvasElement; url: string };
export type OpeningProblem = "kind" | "large" | "small" | "unreadable";
type Area = { x: number; y: number; width: number; height: number };

/** Opens a chosen file by its bytes, or says why not. Metadata such as a location is dropped. */
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
		drawArea(canvas, picture, { x: 0, y: 0, width, height });
		picture.close();
		// The CSP forbids `blob:` images.
		return { canvas, url: canvas.toDataURL("image/webp", WEBP_QUALITY) };
	} catch {
		return "unreadable";
	}
}

export function drawArea(canvas: HTMLCanvasElement, source: CanvasImageSource, { x, y, width, height }: Area) {
	const pen = canvas.getContext("2d");
	if (!pen) return;
	pen.imageSmoothingQuality = "high";
	pen.clearRect(0, 0, canvas.width, canvas.height);
	pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** Cuts an area into one file per size. Throws when the browser cannot encode them. */
export async function cutPicture({ canvas }: OpenedPicture, area: Area): Promise<File[]> {
	const files: File[] = [];
	let source: { canvas: HTMLCanvasElement; area: Area } = { canvas, area };
	for (const size of PICTURE_SIZES) {
		const cut = document.createElement("canvas");
		cut.width = size;
		cut.height = size;
		drawArea(cut, source.canvas, source.area);
		const blob = await encodeWebp(cut, WEBP_QUALITY);
		files.push(new File([blob], `${size}.webp`, { type: blob.type }));
		// Smaller sizes are made from the largest: scaling a large photo down in one step leaves jagged edges.
		if (size === LARGE) source = { canvas: cut, area: { x: 0, y: 0, width: size, height: size } };
	}
	return files;
}
