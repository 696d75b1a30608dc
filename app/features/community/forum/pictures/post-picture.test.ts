import { expect, test } from "vitest";
import { renderPost } from "../markdown/render-post.server";
import { pictureMarkup } from "./post-picture";

const ID = "0123456789abcdef0123456789abcdef";

test.each(["Roof of the house", "a ] b [ c \\", "two\nlines"])("%j stands for its picture", (alt) => {
	const markup = pictureMarkup(ID, alt);
	expect(renderPost(markup).pictures).toEqual([ID]);
});
