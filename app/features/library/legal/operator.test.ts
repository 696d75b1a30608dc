import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { fillPlaceholders, namedOperator } from "./operator";

const operator = {
	name: "School <& Co>",
	address: "1 Elm Street",
	contactEmail: "hello@school.example",
	guaranteeDays: 60,
};

test("the operator and the days of the guarantee stand where the text asks for it", () => {
	expect(
		fillPlaceholders("[[operator]], [[operatorAddress]], [[contactEmail]], [[guaranteeDays]], [[other]]", operator),
	).toBe("School <& Co>, 1 Elm Street, hello@school.example, 60, [[other]]");
});

test("in HTML it is text", () => {
	expect(fillPlaceholders("<p>[[operator]]</p>", operator, { isHtml: true })).toBe("<p>School &lt;&amp; Co&gt;</p>");
});

test("an address that nobody has set says so in the words of the text, and any other stays", () => {
	expect(namedOperator(DEFAULT_SETTINGS.operator, "fehlt").address).toBe("fehlt");
	expect(namedOperator(operator, "fehlt")).toEqual(operator);
});
