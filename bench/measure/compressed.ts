import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes: raw, gzip level 9, brotli at its maximum. */
export type Size = { raw: number; gzip: number; brotli: number };

export const NO_BYTES: Size = { raw: 0, gzip: 0, brotli: 0 };

/** Compresses here, since local servers compress differently than Cloudflare. */
export function compressedSize(content: Uint8Array): Size {
	return {
		raw: content.byteLength,
		gzip: gzipSync(content, { level: 9 }).byteLength,
		brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
	};
}

export function addSizes(a: Size, b: Size): Size {
	return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}
