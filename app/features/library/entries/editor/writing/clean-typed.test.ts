import { expect, test } from "vitest";
import { cleanTyped } from "./clean-typed";

test("texts are cleaned wherever they stand, in lists and in rows within rows", () => {
	const dirty = " e\u0301t\u00e9\u200b\r\n2\0 ";
	const clean = "été\n2";
	expect(
		cleanTyped({
			title: dirty,
			aliases: [dirty],
			sections: [{ title: dirty, items: [{ text: dirty }] }],
			rules: { a: { b: dirty } },
		}),
	).toEqual({
		title: clean,
		aliases: [clean],
		sections: [{ title: clean, items: [{ text: clean }] }],
		rules: { a: { b: clean } },
	});
});

test("half of a surrogate pair becomes a sign that can be stored, emoji stay whole", () => {
	expect(cleanTyped({ a: "x\ud83dy", b: "👩‍👩‍👧 🏳️‍🌈", c: "合同" })).toEqual({
		a: "x\ufffdy",
		b: "👩‍👩‍👧 🏳️‍🌈",
		c: "合同",
	});
});

test("what is no text stays as it is", () => {
	const file = new File(["a"], "a.txt");
	expect(cleanTyped({ file, count: 3, none: undefined, nil: null, is: true })).toEqual({
		file,
		count: 3,
		none: undefined,
		nil: null,
		is: true,
	});
});
