import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readReply } from "./form-reply";
import { constraintsOf, parseForm } from "./parse-form.server";

const BAD_REQUEST = expect.objectContaining({ status: 400 });

const Coupon = z.strictObject({
	code: z.string("errors.codeMissing").trim().min(3, "errors.codeShort").max(9, "errors.codeLong"),
	secret: z.string().optional(),
	tiers: z.array(z.strictObject({ amount: z.number("errors.amount").max(50, "errors.amountLarge") })).optional(),
	words: z.strictObject({ en: z.strictObject({ title: z.string("errors.title").max(20) }) }).optional(),
});

function form(fields: Record<string, string>) {
	const made = new FormData();
	for (const [name, value] of Object.entries(fields)) made.append(name, value);
	return made;
}

test("a form that is right gives its value, lists and nested values included", () => {
	const submission = parseForm(
		form({ code: " abc ", "tiers[0].amount": "5", "tiers[1].amount": "7", "words.en.title": "A" }),
		Coupon,
	);
	expect(submission).toMatchObject({
		status: "success",
		value: { code: "abc", tiers: [{ amount: 5 }, { amount: 7 }], words: { en: { title: "A" } } },
	});
});

test("what is wrong comes back by field with its limit, and what was typed with it", () => {
	const fields = { code: "ab", "tiers[0].amount": "5", "tiers[1].amount": "99", secret: "s", "words.en.title": "A" };
	const submission = parseForm(form(fields), Coupon);
	const { secret: _, ...typed } = fields;

	expect(readReply(submission.reply({ hideFields: ["secret"] }))).toEqual({
		errors: {
			code: { key: "errors.codeShort", values: { limit: 3 } },
			"tiers[1].amount": { key: "errors.amountLarge", values: { limit: 50 } },
		},
		formError: undefined,
		values: typed,
	});
});

test("a refusal that concerns no field stands apart", () => {
	const submission = parseForm(form({ code: "abc" }), Coupon);
	const view = readReply(submission.reply({ formErrors: [{ key: "errors.taken" }] }));

	expect(view).toEqual({ errors: {}, formError: { key: "errors.taken" }, values: { code: "abc" } });
	expect(readReply(undefined)).toEqual({ errors: {}, formError: undefined, values: {} });
});

test("a field that the schema does not have is refused", () => {
	const submission = parseForm(form({ code: "abc", role: "admin" }), Coupon);
	expect(submission.status).toBe("error");
	expect(readReply(submission.reply()).formError).toEqual({ key: "errors.fieldUnknown" });
});

describe("names that no form of ours has", () => {
	test.each([
		"a[4294967294]",
		"tiers[100].amount",
		"b[4294967294].c[4294967290]",
		"__proto__.x",
		"__intent__",
		"__state__",
		"",
		"[]",
		"a..b",
		"a[",
		"a b",
		"1",
		"ж",
		`a${".a".repeat(3)}.`,
	])("%s is a bad request", (name) => {
		expect(() => parseForm(form({ [name]: "x" }), Coupon)).toThrow(BAD_REQUEST);
	});

	test.each([5000, 500, 16])("%i levels in one name are a bad request", (levels) => {
		expect(() => parseForm(form({ [`a${".a".repeat(levels)}`]: "x" }), Coupon)).toThrow(BAD_REQUEST);
	});

	test("so are too many of them", () => {
		const fields = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`f${index}`, "x"]));
		expect(() => parseForm(form(fields), Coupon)).toThrow();
	});
});

test("whatever is posted is read, refused or a bad request", () => {
	const name = fc.oneof(fc.constantFrom("code", "tiers[0].amount", "tiers", "words.en", "words[1]"), fc.string());
	fc.assert(
		fc.property(fc.dictionary(name, fc.string({ maxLength: 20 }), { maxKeys: 6 }), (fields) => {
			try {
				const submission = parseForm(form(fields), Coupon);
				readReply(submission.reply());
			} catch (thrown) {
				expect(thrown).toMatchObject({ status: 400 });
			}
		}),
	);
});

test("fields are told what they may hold", () => {
	expect(constraintsOf(Coupon)).toEqual({
		code: { required: true, maxLength: 9 },
		secret: {},
		"words.en.title": { maxLength: 20 },
	});
});

test("a field for a figure or a text is told what the text may be", () => {
	const answers = z.object({ price: z.union([z.number(), z.string().min(1).max(200)]), isFree: z.boolean() });
	expect(constraintsOf(answers)).toEqual({ price: { required: true, maxLength: 200 } });
});

describe("a form with rows", () => {
	const Rows = z.strictObject({
		list: z.array(z.strictObject({ text: z.string() })).optional(),
		intent: z.string().optional(),
	});
	const ask = (intent: unknown, fields: Record<string, string> = { "list[0].text": "a", "list[1].text": "b" }) =>
		parseForm(form({ ...fields, __intent__: JSON.stringify(intent) }), Rows, { isCoerced: false, hasRows: true });

	test.each([
		["adds a row", { type: "insert", payload: { name: "list" } }, ["a", "b", undefined]],
		["removes one", { type: "remove", payload: { name: "list", index: 0 } }, ["b"]],
		["moves one", { type: "reorder", payload: { name: "list", from: 1, to: 0 } }, ["b", "a"]],
	])("%s where its button says so, and keeps what was typed", (_case, intent, expected) => {
		const submission = ask(intent);
		expect(submission.status).toBeUndefined();
		const { list } = submission.reply().initialValue as { list: ({ text: string } | undefined)[] };
		expect(list.map((row) => row?.text)).toEqual(expected);
	});

	test.each([
		["a place that no list has", { type: "insert", payload: { name: "list", index: 4294967294 } }],
		["a name that no form has", { type: "insert", payload: { name: "list[4294967294]" } }],
		["a field that is no list", { type: "insert", payload: { name: "list[0].text" } }],
		["another deed", { type: "update", payload: { name: "list", value: [] } }],
		["no deed at all", "x"],
	])("%s is a bad request", (_case, intent) => {
		expect(() => ask(intent)).toThrow(BAD_REQUEST);
	});

	test("a button that is none, and a form without rows, are refused", () => {
		const broken = form({ __intent__: "{" });
		expect(() => parseForm(broken, Rows, { hasRows: true })).toThrow(BAD_REQUEST);
		expect(() => parseForm(form({ __intent__: "{}" }), Rows)).toThrow(BAD_REQUEST);
	});
});
