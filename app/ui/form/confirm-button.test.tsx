import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmButton } from "./confirm-button";

const drawn = renderToStaticMarkup(
	<ConfirmButton question="It cannot be repeated." confirm="Yes, hand in" name="intent" value="attempt">
		Hand in
	</ConfirmButton>,
);

test("the first press sends nothing: only the button under the question submits, and it unfolds without script", () => {
	const [asks = "", answers = ""] = drawn.split("</summary>");

	expect(asks).toContain("<details");
	expect(asks).toContain("Hand in");
	expect(asks).not.toContain('type="submit"');
	expect(answers).toMatch(/It cannot be repeated\..*<button[^>]*type="submit"[^>]*>/s);
	expect(answers).toContain('name="intent" value="attempt"');
	expect(drawn.match(/type="submit"/g)).toHaveLength(1);
});
