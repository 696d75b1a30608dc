import fc from "fast-check";
import { expect, test } from "vitest";
import { TextEncoder as Ours } from "./utf8.server";

const ours = new Ours();
const native = new TextEncoder();

test.each(["", "class", "Größe", "Сделка", "地图", "a🏠b", "\ud800 alone"])(
	"%j becomes the bytes of the standard",
	(text) => {
		const view = new Uint8Array(64);
		const { read, written } = ours.encodeInto(text, view);

		expect(read).toBe(text.length);
		expect([...view.subarray(0, written)]).toEqual([...native.encode(text)]);
	},
);

test("any text into any room gives what the runtime's own encoder gives", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.integer({ min: 0, max: 60 }), (text, room) => {
			const [mine, theirs] = [new Uint8Array(room), new Uint8Array(room)];
			const result = ours.encodeInto(text, mine);

			expect(result).toEqual({ ...native.encodeInto(text, theirs) });
			expect([...mine.subarray(0, result.written)]).toEqual([...theirs.subarray(0, result.written)]);
		}),
	);
});
