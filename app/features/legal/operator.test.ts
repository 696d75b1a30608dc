import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/setting-defaults";
import { namedOperator, withOperator } from "./operator";

const operator = { name: "School <& Co>", address: "1 Elm Street", contactEmail: "hello@school.example" };

test("the operator stands where the text asks for it", () => {
	expect(withOperator("[[operator]], [[operatorAddress]], [[contactEmail]], [[other]]", operator)).toBe(
		"School <& Co>, 1 Elm Street, hello@school.example, [[other]]",
	);
});

test("in HTML it is text", () => {
	expect(withOperator("<p>[[operator]]</p>", operator, { isHtml: true })).toBe("<p>School &lt;&amp; Co&gt;</p>");
});

test("an address that nobody has set says so in the words of the text, and any other stays", () => {
	expect(namedOperator(DEFAULT_SETTINGS.operator, "fehlt").address).toBe("fehlt");
	expect(namedOperator(operator, "fehlt")).toEqual(operator);
});
