import { expect, test } from "vitest";
import { preparePost } from "./prepare-post.server";

test("signs that nobody sees, that turn the text, or stack on a letter are taken out", async () => {
	const { body } = await preparePost({ body: `a\u200Bb\u202Ec\u2066d e${"\u0301".repeat(5000)}` });
	expect(body).toBe(`abcd \u00E9${"\u0301".repeat(4)}`);
});

test("letters with the marks of their language stay", async () => {
	const texts = ["đường phố ế", "नमस्ते दोस्तों", "שָׁלוֹם", "ỏ̂́"];
	for (const text of texts) expect((await preparePost({ body: text })).body).toBe(text.normalize("NFC"));
});

test("a text leaves the same print whatever its case and spaces, a short one leaves none", async () => {
	const one = await preparePost({ body: "Buy my course with   guaranteed returns TODAY" });
	const two = await preparePost({ body: "buy my course, with guaranteed returns today!" });
	expect(one.prints).toHaveLength(1);
	expect(two.prints).toEqual(one.prints);
	expect((await preparePost({ body: "Thank you!" })).prints).toEqual([]);
});

test("links are printed without tracking, links of the school are not", async () => {
	const body = "[a](https://offer.example/?utm_source=x) [b](/courses) https://school.example/courses/3";
	const { prints } = await preparePost({ body, origin: "https://school.example" });
	expect(prints.filter((print) => print.startsWith("link:"))).toEqual(["link:offer.example"]);
});
