import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes: as they are, by gzip at level 9, by brotli at its highest. */
export type Size = { raw: number; gzip: number; brotli: number };

export const NOTHING: Size = { raw: 0, gzip: 0, brotli: 0 };

/** What a file weighs. Compressed by the bench itself, since local servers compress otherwise than Cloudflare. */
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
