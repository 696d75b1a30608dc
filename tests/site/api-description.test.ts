import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { SESSION_LIMITS } from "#app/features/people/auth/session/session-limits.ts";
import { apiDescription } from "#app/features/site/developers/api-description.server.ts";
import { ANSWER_SHAPES } from "#app/features/site/developers/api-shapes.ts";
import { limitsView } from "#app/features/site/developers/limits.server.ts";
import type { MediaType, OpenApiDocument } from "#app/features/site/developers/openapi.ts";
import { SEARCH_TYPES } from "#app/searchables.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import apiWords from "#locales/en/site/api.json";
import pageWords from "#locales/en/site/developers.json";

const document = apiDescription("en", SEARCH_TYPES);

test.each(LANGUAGE_CODES)("in %s it is valid OpenAPI 3.1, with every reference resolved", async (language) => {
	const validator = new Validator();
	const copy = structuredClone(apiDescription(language, SEARCH_TYPES));

	expect(await validator.validate(copy)).toEqual({ valid: true });
	expect(validator.version).toBe("3.1");
	const names = [...JSON.stringify(copy).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
	const components = copy.components as Record<string, Record<string, unknown>>;
	expect(names.filter(([, kind = "", name = ""]) => !components[kind]?.[name])).toEqual([]);
});

describe("the examples", () => {
	const examples = mediaTypes(document).filter(({ media }) => media.example !== undefined);
	const ajv = new Ajv2020({ strict: false });
	addFormats.default(ajv);
	ajv.addSchema({ $id: "grew", ...document });

	test("stand at every JSON of a shape", () => {
		const bare = mediaTypes(document).filter(({ media }) => media.schema.$ref && media.example === undefined);
		expect(bare).toEqual([]);
	});

	test.each(examples)("keep to the schema: $where", ({ media }) => {
		const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"grew#/'));
		const fits = ajv.validate(schema, media.example);
		expect([fits, ajv.errors]).toEqual([true, null]);
	});
});

describe("the words", () => {
	test("are there for everything: no key is left standing", () => {
		const keys = /"(?:info|groups|operations|parameters|headers|security|errors|shapes)\.[\w.]+"/g;
		expect(JSON.stringify(document).match(keys)).toBeNull();
	});

	test("are all used", () => {
		const shown = new Set<string>();
		JSON.stringify(document, (_key, value) => {
			if (typeof value === "string") shown.add(value);
			return value;
		});
		expect(texts(apiWords).filter((text) => !shown.has(text))).toEqual([]);
	});
});

test("each answer has a name of its own wherever it stands inside another", () => {
	const inline = Object.keys(ANSWER_SHAPES).filter((name) => hasObjectInside(document.components.schemas[name]));
	expect(inline).toEqual([]);
});

function mediaTypes({ paths, components }: OpenApiDocument): { where: string; media: MediaType }[] {
	const found: { where: string; media: MediaType }[] = [];
	const add = (where: string, content: Record<string, MediaType> = {}) => {
		for (const media of Object.values(content)) found.push({ where, media });
	};
	for (const calls of Object.values(paths)) {
		for (const { operationId, requestBody, responses } of Object.values(calls)) {
			add(`${operationId} body`, requestBody?.content);
			for (const [status, answer] of Object.entries(responses)) {
				if (!("$ref" in answer)) add(`${operationId} ${status}`, answer.content);
			}
		}
	}
	for (const [name, answer] of Object.entries(components.responses)) add(name, answer.content);
	return found;
}

function texts(words: object): string[] {
	return Object.values(words).flatMap((inner) => (typeof inner === "string" ? [inner] : texts(inner)));
}

function hasObjectInside(schema: OpenApiDocument["components"]["schemas"][string] | undefined): boolean {
	const inner = [schema, ...(schema?.allOf ?? []), ...(schema?.oneOf ?? [])];
	return inner.some((one) =>
		Object.values(one?.properties ?? {}).some((field) => JSON.stringify(field).includes('"properties"')),
	);
}

test("the page says how long sessions last, in every language", () => {
	const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
	const { student, instructor, admin } = SESSION_LIMITS;
	const lives = [student.idle / day, student.absolute / day, instructor.idle / minute, instructor.absolute / hour];

	expect(admin).toEqual(instructor);
	for (const language of LANGUAGE_CODES) {
		const { signingIn } = JSON.parse(readFileSync(`locales/${language}/site/developers.json`, "utf8"));
		expect([language, signingIn.life.match(/\d+/g).map(Number)]).toEqual([language, lives]);
	}
});

describe("the limits on the page", () => {
	test("have words for their windows", () => {
		for (const { within } of limitsView().calls) expect(Object.keys(pageWords.limits)).toContain(within);
	});

	test("are those of the limiter at the edge", () => {
		const [, max, seconds] = /limit = (\d+), period = (\d+)/.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
		expect(limitsView().calls[0]).toEqual({ what: "writes", max: Number(max), within: `within${seconds}` });
	});
});
