import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TypeName } from "#app/features/library/search/query/search-shapes.ts";
import { LIMITS } from "#app/shared/request/rate-limit.server.ts";
import { wholeRouteTable } from "#tests/site/whole-route-table.ts";
import { admitRequest } from "#workers/gate/gate.ts";
import { INPUT_SHAPES } from "./api-shapes";
import { describeOperation } from "./describe-operation";
import { ERROR_EXAMPLES } from "./error-examples";
import { describeShapes, schemaOf } from "./json-schemas.server";
import { limitsView } from "./limits.server";
import { type ApiOperation, refusalsOf } from "./operation";
import { API_OPERATIONS } from "./operations";
import { courseId } from "./operations/ids";

const plain: ApiOperation = {
	name: "plain",
	group: "school",
	method: "GET",
	path: "/api/plain",
	access: "everyone",
	answers: { 200: { kind: "one", shape: "Health", example: {} as never } },
};

describe("what a call may be refused with", () => {
	test.each<[string, Partial<ApiOperation>, number[]]>([
		["for reading: a wrong token, a wrong method, no database", {}, [401, 405, 503]],
		["for one that looks at no token: none for that", { access: "uncredentialed" }, [405, 503]],
		["about one thing: that it is not there", { parameters: [courseId] }, [401, 404, 405, 503]],
		["for writing: a wrong body, elsewhere, too much", { method: "POST" }, [400, 401, 403, 405, 413, 415, 429, 503]],
		[
			"for a webhook: not that it comes from elsewhere",
			{ method: "POST", path: "/api/webhooks/stripe" },
			[400, 401, 405, 413, 415, 429, 503],
		],
		["for a picture: not for want of a database", { answers: { 200: { kind: "image" } } }, [401, 405]],
		[
			"where its own answer says that the database is out: not twice",
			{ answers: { ...plain.answers, 503: { kind: "none" } } },
			[401, 405],
		],
		["beside its own, once each and in order", { refusals: [409, 404, 401] }, [401, 404, 405, 409, 503]],
	])("%s", (_case, given, expected) => {
		expect(refusalsOf({ ...plain, ...given })).toEqual(expected);
	});

	test("is never a success, and has an example for each", () => {
		for (const operation of API_OPERATIONS) {
			for (const status of refusalsOf(operation))
				expect(ERROR_EXAMPLES[status].error.message.length).toBeGreaterThan(0);
		}
	});
});

describe("a call as OpenAPI describes it", () => {
	const tools = { words: (key: string) => key, schemaOf: (type: z.ZodType) => schemaOf(type, []) };

	test("names what stands in its path, behind the question mark and in its head, in this order", () => {
		const described = describeOperation(
			{
				...plain,
				parameters: [courseId],
				query: [{ name: "q", schema: z.string().max(300), required: true, example: "deed" }],
				needsKey: true,
				isTranslated: true,
			},
			tools,
		);
		const named = described.parameters?.map((one) =>
			"$ref" in one ? one.$ref : `${one.in} ${one.name} ${one.required}`,
		);
		expect(named).toEqual([
			"path courseId true",
			"query q true",
			"header Idempotency-Key true",
			"#/components/parameters/AcceptLanguage",
		]);
	});

	test("is open to everybody, or takes a cookie or a token", () => {
		expect(describeOperation(plain, tools).security).toEqual([]);
		expect(describeOperation({ ...plain, access: "uncredentialed" }, tools).security).toEqual([]);
		expect(describeOperation({ ...plain, access: "user" }, tools).security).toEqual([{ cookie: [] }, { bearer: [] }]);
		expect(describeOperation(plain, tools)).not.toHaveProperty("parameters");
		expect(describeOperation(plain, tools)).not.toHaveProperty("requestBody");
	});

	test("answers with one thing, a list, a picture, a document, or nothing", () => {
		const content = (answer: ApiOperation["answers"][200]) => {
			const { responses } = describeOperation({ ...plain, answers: { 200: answer } as ApiOperation["answers"] }, tools);
			const found = responses["200"];
			return found && "content" in found
				? Object.entries(found.content ?? {}).map(([type, { schema }]) => [type, schema])
				: [];
		};
		const course = { $ref: "#/components/schemas/Course" };
		expect(content({ kind: "one", shape: "Course", example: {} as never })).toEqual([["application/json", course]]);
		expect(content({ kind: "many", shape: "Course", example: [] })).toEqual([
			["application/json", { type: "array", items: course }],
		]);
		expect(content({ kind: "image" })).toEqual([["image/svg+xml", { type: "string" }]]);
		expect(content({ kind: "document" })).toEqual([["application/json", { type: "object" }]]);
		expect(content({ kind: "document", type: "application/vc" })).toEqual([["application/vc", { type: "object" }]]);
		expect(content({ kind: "none" })).toEqual([]);
	});
});

describe("schemas", () => {
	test("leave out what every number and format has", () => {
		expect(schemaOf(z.int(), [])).toEqual({ type: "integer" });
		expect(schemaOf(z.int().min(1), [])).toEqual({ type: "integer", minimum: 1 });
		expect(schemaOf(z.email(), [])).toEqual({ type: "string", format: "email" });
		expect(schemaOf(z.string().regex(/^a$/), [])).toEqual({ type: "string", pattern: "^a$" });
	});

	test("list the types of results that rooms declare", () => {
		expect(schemaOf(TypeName, ["course", "lesson"])).toEqual({ type: "string", enum: ["course", "lesson"] });
	});

	test("of what is sent refuse unknown fields, those of answers say nothing about them", () => {
		const shapes = describeShapes((key) => key, ["course", "lesson"]);
		for (const name of Object.keys(INPUT_SHAPES)) {
			const parts = shapes[name]?.oneOf ?? [shapes[name]];
			expect([name, parts.map((part) => part?.additionalProperties)]).toEqual([name, parts.map(() => false)]);
		}
		expect(shapes.Course).not.toHaveProperty("additionalProperties");
		expect(shapes.Course?.description).toBe("shapes.Course.about");
		expect(shapes.Course?.properties?.id?.description).toBe("shapes.Course.fields.id");
	});
});

describe("the limits on the page", () => {
	const { calls, sizes } = limitsView();
	const size = (what: string) => (sizes.find((one) => one.what === what)?.kilobytes ?? 0) * 1024;
	const ask = async (url: string, headers: Record<string, string> = {}) => {
		const outcome = await admitRequest(new Request(url, { headers }), { routes: wholeRouteTable });
		return outcome.ok ? 200 : outcome.response.status;
	};
	const long = (length: number) => {
		const start = "https://grew.example/api/courses?x=";
		return start + "y".repeat(length - start.length);
	};

	test("are those at which the gate refuses an address", async () => {
		expect(await ask(long(size("url") + 1))).toBe(414);
		expect(await ask(long(size("url")))).not.toBe(414);
	});

	test("are those at which the gate refuses headers", async () => {
		expect(await ask(long(100), { "X-Long": "y".repeat(size("headers")) })).toBe(431);
		expect(await ask(long(100), { "X-Long": "y".repeat(size("headers") - 400) })).not.toBe(431);
	});

	test("are those that count calls", () => {
		const told = (what: string) => calls.find((one) => one.what === what);
		expect(told("signIn")).toMatchObject({
			max: LIMITS.loginPerAddress.max,
			within: `within${LIMITS.loginPerAddress.windowSeconds}`,
		});
		expect(told("searches")?.max).toBe(LIMITS.searchesPerAddress.max);
		expect(told("searchesOfAccount")?.max).toBe(LIMITS.searchesPerAccount.max);
		expect(told("reports")?.max).toBe(LIMITS.errorReportsPerAddress.max);
		expect(told("register")?.max).toBe(LIMITS.registerPerAddress.max);
		expect(told("failures")?.max).toBe(LIMITS.loginFailuresPerAccount.max);
	});

	test("are told in the example of each refusal as the gate says them", async () => {
		const refused = await admitRequest(new Request(long(size("url") + 1)), { routes: wholeRouteTable });
		expect(refused.ok ? null : await refused.response.json()).toEqual(ERROR_EXAMPLES[414]);
	});
});
