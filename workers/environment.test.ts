import { describe, expect, test } from "vitest";
import { isProduction, parseEnvironment } from "./environment.ts";

const nothing = () => undefined;
const bindings = {
	DB: { prepare: nothing, batch: nothing, withSession: nothing },
	MEDIA: { get: nothing, put: nothing },
	CACHE: { get: nothing, put: nothing },
	JOBS_QUEUE: { send: nothing },
	ASSETS: { fetch: nothing },
};

describe("parseEnvironment", () => {
	test("fills the defaults and hands the bindings through", () => {
		const environment = parseEnvironment({ ...bindings, ENVIRONMENT: "development", SITE_ORIGIN: "", MAIL_FROM: "" });
		expect(environment).toMatchObject({
			ENVIRONMENT: "development",
			RATE_LIMIT_SCALE: 1,
			SCHOOL_TIME_ZONE: "UTC",
		});
		expect([environment.SITE_ORIGIN, environment.MAIL_FROM, environment.EMAIL]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
		expect(environment.DB).toBe(bindings.DB);
	});

	test("parses an env object once", () => {
		const env = { ...bindings, ENVIRONMENT: "test" };
		expect(parseEnvironment(env)).toBe(parseEnvironment(env));
	});

	test("normalises the origin and the scale", () => {
		const environment = parseEnvironment({
			...bindings,
			ENVIRONMENT: "development",
			SITE_ORIGIN: "https://School.example/",
			RATE_LIMIT_SCALE: "50",
		});
		expect(environment.SITE_ORIGIN).toBe("https://school.example");
		expect(environment.RATE_LIMIT_SCALE).toBe(50);
	});

	test("is in production unless it is told otherwise, and asks for the origin then", () => {
		const environment = parseEnvironment({
			...bindings,
			SITE_ORIGIN: "https://school.example",
			RATE_LIMIT_SCALE: "50",
		});
		expect(environment).toMatchObject({ ENVIRONMENT: "production", RATE_LIMIT_SCALE: 1 });
		expect(() => parseEnvironment({ ...bindings })).toThrow(/SITE_ORIGIN/);
		expect(
			[undefined, "", "production", "staging", "development", "test"].map((name) =>
				isProduction({ ENVIRONMENT: name }),
			),
		).toEqual([true, true, true, true, false, false]);
	});

	test("ignores the scale in production, even a broken one, and asks for the origin", () => {
		const production = { ...bindings, ENVIRONMENT: "production", RATE_LIMIT_SCALE: "many" };
		const environment = parseEnvironment({ ...production, SITE_ORIGIN: "https://school.example" });
		expect(environment.RATE_LIMIT_SCALE).toBe(1);
		expect(() => parseEnvironment(production)).toThrow(/SITE_ORIGIN .*\[vars\]/);
	});

	test.each([
		["RATE_LIMIT_SCALE", "0"],
		["RATE_LIMIT_SCALE", "-1"],
		["RATE_LIMIT_SCALE", "Infinity"],
		["SITE_ORIGIN", "school.example"],
		["SITE_ORIGIN", "https://school.example/path"],
		["SITE_ORIGIN", "ftp://school.example"],
		["SITE_ORIGIN", "https://user:pass-phrase@school.example"],
		["SCHOOL_TIME_ZONE", "Mars/Olympus"],
		["MAIL_FROM", "nobody"],
		["ENVIRONMENT", "staging"],
		["DB", {}],
	])("refuses %s = %j without repeating the value", (name, value) => {
		const attempt = () => parseEnvironment({ ...bindings, ENVIRONMENT: "development", [name]: value });
		expect(attempt).toThrow(new RegExp(`^The Worker's environment is incomplete.\n- ${name} `));
		expect(attempt).not.toThrow(/pass-phrase|staging|nobody/);
	});

	test("names everything that is missing and how to set it", () => {
		for (const env of [undefined, null, 1, {}])
			for (const name of ["DB", "MEDIA", "CACHE", "JOBS_QUEUE", "ASSETS"])
				expect(() => parseEnvironment(env)).toThrow(new RegExp(`- ${name} is missing or wrong: add`));
	});
});
