import encode from "@jsquash/webp/encode";

/** A picture's pixels and how well to keep them, 0 to 100. */
export type EncodingTask = { pixels: ImageData; quality: number };

// A worker of its own, since a page's policy compiles no WebAssembly, and so that the page stays alive meanwhile.
self.addEventListener("message", async ({ data }: MessageEvent<EncodingTask>) => {
	self.postMessage(await encode(data.pixels, { quality: data.quality }));
});
