import { describe, expect, test } from "vitest";
import type { JsonSchema } from "./openapi";
import { schemaType } from "./schema-type";
import { boundOf, shapeView } from "./shape-view";

const written = (schema: JsonSchema) =>
	schemaType(schema)
		.map((part) => ("shape" in part ? `<${part.shape}>` : part.text))
		.join("");
const ref = { $ref: "#/components/schemas/Course" };

describe("a type is written as programmers know it", () => {
	test.each<[JsonSchema, string]>([
		[{ type: "string" }, "string"],
		[{ type: "integer", format: "int64" }, "integer"],
		[{ type: "string", format: "password" }, "string"],
		[{ type: "string", format: "date-time" }, "string (date-time)"],
		[{ type: ["string", "null"] }, "string | null"],
		[{ enum: ["quiz", 3, null] }, '"quiz" | 3 | null'],
		[{ const: true }, "true"],
		[{ const: null }, "null"],
		[{ const: "" }, '""'],
		[ref, "<Course>"],
		[{ type: "array", items: ref }, "<Course>[]"],
		[{ type: "array", items: { type: "array", items: { type: "number" } } }, "number[][]"],
		[{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
		[{ type: "array", items: { anyOf: [ref, { type: "null" }] } }, "(<Course> | null)[]"],
		[{ type: "array" }, "any[]"],
		[{ anyOf: [{ type: "integer" }, { type: "null" }] }, "integer | null"],
		[{ oneOf: [ref, { type: "string" }] }, "<Course> | string"],
		[{ type: "object", additionalProperties: ref }, "{ key: <Course> }"],
		[{ type: "object", additionalProperties: { type: "array", items: { type: "string" } } }, "{ key: string[] }"],
		[{ type: "object", additionalProperties: {} }, "object"],
		[{ type: "object", additionalProperties: false }, "object"],
		[{ type: "object" }, "object"],
		[{}, "any"],
	])("%j is %s", (schema, expected) => {
		expect(written(schema)).toBe(expected);
	});
});

describe("a bound is told in words", () => {
	test.each<[JsonSchema, ReturnType<typeof boundOf>]>([
		[
			{ minLength: 2, maxLength: 80 },
			{ kind: "length", min: 2, max: 80 },
		],
		[
			{ minLength: 64, maxLength: 64 },
			{ kind: "maxLength", max: 64 },
		],
		[{ maxLength: 300 }, { kind: "maxLength", max: 300 }],
		[{ minLength: 1 }, { kind: "minLength", min: 1 }],
		[
			{ minimum: 0, maximum: 100 },
			{ kind: "range", min: 0, max: 100 },
		],
		[{ minimum: 0 }, null],
		[{ maximum: 10 }, null],
		[{ type: "string" }, null],
		[{ anyOf: [{ type: "null" }, { type: "string", maxLength: 40 }] }, { kind: "maxLength", max: 40 }],
		[{ anyOf: [{ type: "null" }] }, null],
	])("%j", (schema, expected) => {
		expect(boundOf(schema)).toEqual(expected);
	});
});

describe("a shape", () => {
	test("has its fields with what each means, and says which may be left out", () => {
		const schema: JsonSchema = {
			description: "A course.",
			properties: { id: { type: "integer", description: "Its number." }, title: { type: "string", maxLength: 9 } },
			required: ["id"],
		};
		expect(shapeView("Course", schema)).toEqual({
			name: "Course",
			about: "A course.",
			extended: [],
			fields: [
				{ name: "id", type: [{ text: "integer" }], optional: false, meaning: "Its number.", bound: null },
				{
					name: "title",
					type: [{ text: "string" }],
					optional: true,
					meaning: "",
					bound: { kind: "maxLength", max: 9 },
				},
			],
		});
	});

	test("that extends another names it, and has only its own fields", () => {
		const own: JsonSchema = { properties: { enrolled: { type: "boolean" } }, required: ["enrolled"] };
		const view = shapeView("ListedCourse", { allOf: [ref, own] });
		expect([view.extended, view.fields.map(({ name }) => name)]).toEqual([["Course"], ["enrolled"]]);
	});

	test("that is a choice is one table: what not all have is optional, and types are joined", () => {
		const view = shapeView("Answer", {
			oneOf: [
				{
					properties: { kind: { const: "number" }, value: { type: "number" }, unit: { type: "string" } },
					required: ["kind", "value", "unit"],
				},
				{ properties: { kind: { const: "text" }, value: { type: "string" } }, required: ["kind", "value"] },
				{ properties: { kind: { const: "text" }, value: { type: "string" } }, required: ["kind"] },
			],
		});
		const fields = view.fields.map(({ name, type, optional }) => [
			name,
			type.map((part) => "text" in part && part.text).join(""),
			optional,
		]);
		expect(fields).toEqual([
			["kind", '"number" | "text"', false],
			["value", "number | string", false],
			["unit", "string", true],
		]);
	});

	test("of nothing has no fields", () => {
		expect(shapeView("Nothing", {})).toEqual({ name: "Nothing", about: "", extended: [], fields: [] });
	});
});
