import { expect, test } from "vitest";
import { extended, lossless, lossy, webp, webpPart } from "#tests/pictures/webp.ts";
import { readWebpSize } from "./webp-size";

const ALPHA = webpPart("ALPH", [1, 2, 3]);
const REAL = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=", "base64");

test.each([
	["a lossy one", webp(lossy(512)), 512, 512],
	["a lossless one", webp(lossless(192)), 192, 192],
	["one with transparency and colours", webp(extended(64), webpPart("ICCP", [1]), ALPHA, lossy(64)), 64, 64],
	["one that is wider than high", webp(lossless(640, 16_384)), 640, 16_384],
	["one by another hand", Uint8Array.from(REAL), 1, 1],
])("the size of %s", (_what, file, width, height) => {
	expect(readWebpSize(file)).toEqual({ width, height });
});

test("it is read where the file begins, also in the middle of others", () => {
	const around = Uint8Array.from([1, 2, 3, ...webp(lossy(64)), 4]);
	expect(readWebpSize(around.subarray(3, -1))).toEqual({ width: 64, height: 64 });
});

test.each<[string, Uint8Array]>([
	["nothing", new Uint8Array()],
	["a PNG", Uint8Array.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", (sign) => sign.charCodeAt(0))],
	["a JPEG", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
	["a frame without a picture", webp(extended(64))],
	["one with where it was taken", webp(extended(64), lossy(64), webpPart("EXIF", [1, 2]))],
	["one with XMP", webp(extended(64), lossy(64), webpPart("XMP ", [1, 2]))],
	["an animation", webp(extended(64), webpPart("ANIM", [0, 0, 0, 0, 0, 0]), webpPart("ANMF", [1]))],
	["two pictures", webp(lossy(64), lossy(64))],
	["a frame that says another size", webp(extended(64), lossy(512))],
	["one that is no key frame", webp(webpPart("VP8 ", [0x11, 0, 0, 0x9d, 0x01, 0x2a, 64, 0, 64, 0]))],
	["one without its mark", webp(webpPart("VP8 ", [0x10, 0, 0, 0, 0, 0, 64, 0, 64, 0]))],
	["one that is cut", webp(lossy(64)).subarray(0, -2)],
	["one with something behind it", Uint8Array.from([...webp(lossy(64)), 60, 115])],
	["a part that is longer than the file", webp([...lossy(64), 69, 88, 73, 70, 255, 255, 255, 255])],
	["a header that is too short", webp(webpPart("VP8L", [0x2f, 0, 0]))],
])("%s is none", (_what, file) => {
	expect(readWebpSize(file)).toBeNull();
});
