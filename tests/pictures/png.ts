import { crc32, deflateSync } from "node:zlib";

export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
	const row = 1 + width * 4;
	const pixels = new Uint8Array(row * height);
	for (let x = 0; x < width; x += 1) pixels.set([21, 33, 28, 255], Math.floor(height / 2) * row + 1 + x * 4);
	const size = new DataView(new ArrayBuffer(13));
	size.setUint32(0, width);
	size.setUint32(4, height);
	[8, 6, 0, 0, 0].forEach((value, at) => {
		size.setUint8(8 + at, value);
	});
	const head = new Uint8Array(size.buffer);
	const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(pixels)), chunk("IEND", new Uint8Array())];
	return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...parts.flatMap((part) => [...part])]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(12 + body.length);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, body.length);
	bytes.set(
		[...name].map((sign) => sign.charCodeAt(0)),
		4,
	);
	bytes.set(body, 8);
	view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)));
	return bytes;
}
