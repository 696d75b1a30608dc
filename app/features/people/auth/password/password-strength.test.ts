import { expect, test } from "vitest";
import { strengthOf } from "./password-strength";

test.each([
	["", "short"],
	["nine char", "short"],
	["Password123", "common"],
	["aaaaaaaaaaaaaaaaaaaa", "common"],
	["abcdefghijklmnopqrs!", "weak"],
	["kettlebird", "weak"],
	["kettle bird", "weak"],
	["Kettle-bird 7", "fair"],
	["kettle and bird", "fair"],
	["a quiet green valley", "strong"],
	["九月的雨落在旧屋顶上很久很久没有停下来", "strong"],
])("“%s” is %s", (password, strength) => {
	expect(strengthOf(password)).toBe(strength);
});

test("a longer password is never weaker", () => {
	const order = ["short", "weak", "fair", "strong"];
	const whole = "quiet valley of kettles";
	const ranks = [...whole].map((_, at) => order.indexOf(strengthOf(whole.slice(0, at + 1))));
	expect(ranks).toEqual([...ranks].sort());
});
