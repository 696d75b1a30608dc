import { expect, test } from "vitest";
import { carriedFields, hiddenFields, readCarriedAction } from "./carried-deed";

const formOf = (fields: readonly (readonly [string, string | File])[]) => {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
};

test("the fields of a deed come through the page of the proof as they were, apart from the proof", () => {
	const deed = [
		["intent", "course"],
		["courseId", "3"],
		["chosen", "1"],
		["chosen", "2"],
		["value.words.en.title", "A & B = “C”"],
		["password", "the new one"],
	] as const;
	const { fields, isFileLost } = carriedFields(formOf(deed));
	const posted = formOf([["way", "password"], ["password", "the old one"], ...hiddenFields(fields)]);

	const carried = readCarriedAction(posted);
	expect(carried?.fields).toEqual(deed);
	expect([...(carried?.rest ?? [])]).toEqual([
		["way", "password"],
		["password", "the old one"],
	]);
	expect(isFileLost).toBe(false);
});

test("a deed without fields is carried as well, and a file is told of", () => {
	expect(readCarriedAction(formOf(hiddenFields([])))?.fields).toEqual([]);
	expect(carriedFields(formOf([["file", new File(["a"], "people.csv")]]))).toEqual({ fields: [], isFileLost: true });
	expect(carriedFields(formOf([["file", new File([], "")]])).isFileLost).toBe(false);
});

test("any other body is no carried deed", () => {
	expect(readCarriedAction(formOf([["deed.intent", "course"]]))).toBeNull();
});
