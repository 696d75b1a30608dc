import type { EncodingTask } from "./encode-webp.worker";

/**
 * Encodes a canvas as WebP in any browser. Safari cannot (its canvas returns PNG), so it loads libwebp, about 130 kB
 * compressed.
 * @param quality 0 to 1
 */
export async function encodeWebp(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
	const own = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", quality));
	return own?.type === "image/webp" ? own : encodeInWorker(canvas, quality);
}

async function encodeInWorker(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
	const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
	if (!pixels) throw new Error("The canvas gives no pixels");
	const worker = new Worker(new URL("./encode-webp.worker.ts", import.meta.url), { type: "module" });
	try {
		const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
			worker.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
			worker.addEventListener("error", () => reject(new Error("WebP could not be written")));
			worker.postMessage({ pixels, quality: quality * 100 } satisfies EncodingTask);
		});
		return new Blob([bytes], { type: "image/webp" });
	} finally {
		worker.terminate();
	}
}
