import { expect, test } from "vitest";
import { searchAnswers } from "./answers-found";

const answers = [
	{ title: "Rückzahlung", body: "Das Geld kommt in fünf Tagen." },
	{ title: "Welcome", body: "Tell us your order." },
];

test.each([
	["", ["Rückzahlung", "Welcome"]],
	["RUCKZAHLUNG", ["Rückzahlung"]],
	["order welcome", ["Welcome"]],
	["order geld", []],
])("“%s” finds %j", (q, titles) => {
	expect(searchAnswers(answers, q).map(({ title }) => title)).toEqual(titles);
});
