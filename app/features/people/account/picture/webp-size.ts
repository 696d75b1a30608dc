type Size = { width: number; height: number };
type WebpChunk = { name: string; body: DataView };

/** Chunks of a still picture. Metadata (EXIF, XMP), animation and unknown chunks are refused. */
const CHUNKS_WITH_SIZE = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];

/**
 * Size of a still WebP in pixels. Null for a file that is not one, is cut off, or carries more than a picture, such
 * as a location.
 * Source: RFC 9649, section 2.
 */
export function readWebpSize(bytes: Uint8Array): Size | null {
	const parts = chunksOf(bytes);
	if (!parts?.every(({ name }) => CHUNKS_WITH_SIZE.includes(name))) return null;
	if (parts.filter(({ name }) => name === "VP8 " || name === "VP8L").length !== 1) return null;
	const [first, ...others] = parts.flatMap(({ name, body }) =>
		name in SIZE_READERS ? [SIZE_READERS[name]?.(body) ?? null] : [],
	);
	// The size in the container must match that of the picture.
	const agree = others.every((size) => size?.width === first?.width && size?.height === first?.height);
	return first && agree ? first : null;
}

function chunksOf(bytes: Uint8Array): WebpChunk[] | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 12 || chunkNameAt(bytes, 0) !== "RIFF" || chunkNameAt(bytes, 8) !== "WEBP") return null;
	if (view.getUint32(4, true) + 8 !== bytes.length) return null;
	const parts: WebpChunk[] = [];
	for (let at = 12; at < bytes.length; ) {
		if (at + 8 > bytes.length) return null;
		const length = view.getUint32(at + 4, true);
		const next = at + 8 + length + (length % 2);
		if (next > bytes.length) return null;
		parts.push({ name: chunkNameAt(bytes, at), body: new DataView(bytes.buffer, bytes.byteOffset + at + 8, length) });
		at = next;
	}
	return parts;
}

function chunkNameAt(bytes: Uint8Array, at: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + 4));
}

const SIZE_READERS: Record<string, (body: DataView) => Size | null> = {
	VP8X(body) {
		if (body.byteLength < 10) return null;
		const at = (place: number) => body.getUint16(place, true) + body.getUint8(place + 2) * 65_536 + 1;
		return { width: at(4), height: at(7) };
	},
	"VP8 "(body) {
		if (body.byteLength < 10) return null;
		const isKeyFrame = (body.getUint8(0) & 1) === 0;
		const isMarked = body.getUint16(3) === 0x9d01 && body.getUint8(5) === 0x2a;
		if (!isKeyFrame || !isMarked) return null;
		return { width: body.getUint16(6, true) & 0x3fff, height: body.getUint16(8, true) & 0x3fff };
	},
	VP8L(body) {
		if (body.byteLength < 5 || body.getUint8(0) !== 0x2f) return null;
		const bits = body.getUint32(1, true);
		return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
	},
};
