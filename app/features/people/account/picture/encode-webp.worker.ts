import encode from "@jsquash/webp/encode";

/** `quality` from 0 to 100. */
export type EncodingTask = { pixels: ImageData; quality: number };

// A worker, because the page's CSP forbids compiling WebAssembly, and so that the page stays responsive.
self.addEventListener("message", async ({ data }: MessageEvent<EncodingTask>) => {
	self.postMessage(await encode(data.pixels, { quality: data.quality }));
});
