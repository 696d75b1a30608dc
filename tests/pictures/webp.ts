const u16 = (value: number) => [value & 255, value >> 8];
const u24 = (value: number) => [...u16(value & 65_535), value >> 16];
const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];
const letters = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

export function webpPart(name: string, body: number[]): number[] {
	return [...letters(name), ...u32(body.length), ...body, ...(body.length % 2 ? [0] : [])];
}
export const lossy = (width: number, height = width) =>
	webpPart("VP8 ", [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...u16(width), ...u16(height), 1]);
export const lossless = (width: number, height = width) =>
	webpPart("VP8L", [0x2f, ...u32((width - 1) | ((height - 1) << 14))]);
export const extended = (width: number, height = width) =>
	webpPart("VP8X", [0x10, 0, 0, 0, ...u24(width - 1), ...u24(height - 1)]);

export function webp(...parts: number[][]): Uint8Array<ArrayBuffer> {
	const body = [...letters("WEBP"), ...parts.flat()];
	return Uint8Array.from([...letters("RIFF"), ...u32(body.length), ...body]);
}
