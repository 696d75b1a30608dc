import { describe, expect, test } from "vitest";
import { SEARCH_TYPES } from "#app/searchables.server.ts";
import { apiDescription } from "./api-description.server";
import { curlCommand } from "./curl-command";
import { matchesSearch } from "./is-about";
import { openApiJson } from "./openapi-json.server";
import { API_OPERATIONS } from "./operations";
import { indexOf, referenceView } from "./reference-view.server";

const ORIGIN = "https://school.example";
const view = referenceView(apiDescription("en", SEARCH_TYPES), ORIGIN);
const calls = view.groups.flatMap(({ operations }) => operations);
const call = (id: string) => {
	const found = calls.find((one) => one.id === id);
	if (!found) throw new Error(`There is no call ${id}`);
	return found;
};

describe("a command for a shell", () => {
	const given = { origin: ORIGIN, path: "/api/x", needsToken: false };

	test("is one line where there is nothing to say", () => {
		expect(curlCommand({ ...given, method: "GET" })).toBe("curl https://school.example/api/x");
		expect(curlCommand({ ...given, method: "DELETE" })).toBe("curl https://school.example/api/x \\\n  -X DELETE");
	});

	test("leaves the token to a variable, and says no method where a body says it", () => {
		const lines = curlCommand({ ...given, method: "POST", needsToken: true, body: { a: 1 } }).split("\n");
		expect(lines).toEqual([
			"curl https://school.example/api/x \\",
			'  -H "Authorization: Bearer $TOKEN" \\',
			'  -H "Content-Type: application/json" \\',
			"  -d '{",
			'  "a": 1',
			"}'",
		]);
	});

	test("says the method where a body would mean another", () => {
		const [, method] = curlCommand({ ...given, method: "PUT", body: { a: 1 } }).split(" \\\n  ");
		expect(method).toBe("-X PUT");
	});

	test.each(["it's", "'; rm -rf ~; '", '$(id) `id` \\ "', "合同 🏠"])(
		"keeps what is in a body from the shell: %s",
		(text) => {
			const command = curlCommand({ ...given, method: "POST", body: { text } });
			const quoted = command.slice(command.indexOf("-d ") + 3);
			expect(quoted).toMatch(/^(?:'[^']*'|\\')+$/);
			const read = [...quoted.matchAll(/'([^']*)'|\\(')/g)].map(([, plain, quote]) => plain ?? quote).join("");
			expect(JSON.parse(read)).toEqual({ text });
		},
	);

	test("sends a body that is empty or false", () => {
		expect(curlCommand({ ...given, method: "POST", body: {} })).toContain("-d '{}'");
		expect(curlCommand({ ...given, method: "POST", body: false })).toContain("-d 'false'");
	});
});

describe("a call on the page", () => {
	test("of every path has an example for each of its parameters, so that its command can be run", () => {
		for (const { curl, path } of calls)
			expect([path, /[{}]/.test(curl.split("-d ")[0] ?? ""), curl]).toEqual([path, false, curl]);
		for (const { curl } of calls) expect(curl.split("\n")[0]).not.toContain("undefined");
	});

	test("that needs somebody to be signed in says so, and those alone take a token", () => {
		const signedIn = API_OPERATIONS.filter(({ access }) => access === "user").map(({ name }) => name);
		expect(
			calls
				.filter(({ needsSignIn }) => needsSignIn)
				.map(({ id }) => id)
				.sort(),
		).toEqual(signedIn.sort());
		for (const { needsSignIn, curl } of calls) expect(curl.includes("$TOKEN")).toBe(needsSignIn);
	});

	test("that buys asks for a key, by which the same deed is known", () => {
		const key = call("checkout").parameters.find(({ name }) => name === "Idempotency-Key");
		expect(key).toMatchObject({ place: "header", type: [{ text: "string" }] });
		expect(call("checkout").body.map(({ name }) => name)).toContain("courseId");
		expect(calls.filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"))).toHaveLength(
			API_OPERATIONS.filter(({ needsKey, takesKey }) => needsKey || takesKey).length,
		);
	});

	test("has its own answers with what they mean, and the errors that it shares with others by their numbers", () => {
		for (const { id, answers, errors } of calls) {
			expect([id, answers.length > 0, answers.every(({ meaning }) => meaning.length > 0)]).toEqual([id, true, true]);
			expect([id, errors.filter((status) => !view.errors.some((one) => one.status === status))]).toEqual([id, []]);
			expect([id, answers.filter(({ status }) => errors.includes(status))]).toEqual([id, []]);
		}
		expect(call("checkout").answers).toMatchObject([{ status: "201", type: [{ shape: "PlacedOrder" }] }]);
		expect(JSON.parse(call("checkout").answers[0]?.example ?? "")).toHaveProperty("orderId");
	});

	test("that is translated takes a language, and no other does", () => {
		const translated = API_OPERATIONS.filter(({ isTranslated }) => isTranslated).map(({ name }) => name);
		const taking = calls.filter(({ parameters }) => parameters.some(({ name }) => name === "Accept-Language"));
		expect(taking.map(({ id }) => id).sort()).toEqual(translated.sort());
	});

	test("names what must be asked behind the question mark in its command", () => {
		const asked = API_OPERATIONS.filter(({ query = [] }) => query.some(({ required }) => required));
		expect(asked.length).toBeGreaterThan(0);
		for (const { name, query = [] } of asked) {
			const must = query.filter(({ required }) => required).map((one) => one.name);
			const url = new URL(call(name).curl.split(/\s/)[1] ?? "");
			expect([...url.searchParams.keys()]).toEqual(must);
		}
	});
});

describe("the reference", () => {
	test("has every call once, in the group that it belongs to", () => {
		expect(calls.map(({ id }) => id).sort()).toEqual(API_OPERATIONS.map(({ name }) => name).sort());
		for (const { slug, operations } of view.groups) {
			const own = API_OPERATIONS.filter(({ group }) => group === slug).map(({ name }) => name);
			expect(operations.map(({ id }) => id).sort()).toEqual(own.sort());
		}
	});

	test("gives every error its codes and an example that is one", () => {
		expect(view.errors.every(({ meaning, codes }) => meaning !== "" && codes.length > 0)).toBe(true);
		expect(JSON.parse(view.errorExample)).toMatchObject({ error: { code: "bad_request", fields: {} } });
	});

	test("leads from its index to a place on the page of the group", () => {
		const index = indexOf(view, { title: "Shapes", text: "All." });
		const entries = index.flatMap((group) => group.entries);
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
		expect(entries.find(({ id }) => id === "call-checkout")).toMatchObject({
			to: "/developers/school#call-checkout",
			method: "POST",
			path: "/api/checkout",
		});
		expect(index.at(-1)).toMatchObject({ to: "/developers/shapes", title: "Shapes" });
		expect(entries.find(({ id }) => id === "shape-Course")?.to).toBe("/developers/shapes#shape-Course");
	});

	test.each([
		["checkout", true],
		["POST checkout", true],
		["post /API/CHECKOUT", true],
		["", true],
		["delete", false],
		["checkout nowhere", false],
		["结账", false],
		["\ud83d", false],
	])("a search for %j finds the call that buys: %s", (q, isFound) => {
		const entry = indexOf(view, { title: "", text: "" })
			.flatMap(({ entries }) => entries)
			.find(({ id }) => id === "call-checkout");
		expect(entry && matchesSearch(entry, q)).toBe(isFound);
	});
});

test("programs get the description in English under a tag that is the same as long as it is", async () => {
	const { body, tag } = await openApiJson(SEARCH_TYPES);
	expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(apiDescription("en", SEARCH_TYPES))));
	expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
	expect(await openApiJson(SEARCH_TYPES)).toEqual({ body, tag });
});

test("the description is made once in each language, and they differ in their words alone", () => {
	const [english, chinese] = [apiDescription("en", SEARCH_TYPES), apiDescription("zh", SEARCH_TYPES)];
	expect(apiDescription("en", SEARCH_TYPES)).toBe(english);
	expect(chinese.info.title).not.toBe("");
	expect(chinese.info.description).not.toBe(english.info.description);
	expect(Object.keys(chinese.paths)).toEqual(Object.keys(english.paths));
	expect(Object.keys(chinese.components.schemas)).toEqual(Object.keys(english.components.schemas));
});
