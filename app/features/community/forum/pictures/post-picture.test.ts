import { expect, test } from "vitest";
import { renderPost } from "../markdown/render-post.server";
import { pictureMarkup, withoutPictures } from "./post-picture";

const ID = "0123456789abcdef0123456789abcdef";

test.each(["Roof of the house", "a ] b [ c \\", "two\nlines"])("%j stands for its picture", (alt) => {
	const markup = pictureMarkup(ID, alt);
	expect(renderPost(markup).pictures).toEqual([ID]);
	expect(renderPost(withoutPictures(markup)).pictures).toEqual([]);
});

test("without pictures a text keeps its words and what stood for them", () => {
	expect(withoutPictures(`Before ![the roof](picture:${ID}) after`)).toBe("Before the roof after");
	expect(withoutPictures(`![](picture:${ID})`)).toBe("—");
});
