import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect } from "vitest";
import { ANSWER_SHAPES, type AnswerName } from "#app/features/site/developers/api-shapes.ts";
import type { OpenApiDocument, OperationObject, ResponseObject } from "#app/features/site/developers/openapi.ts";
import { nameOfRef } from "#app/features/site/developers/openapi.ts";
import type { openedSchool, Role } from "../school.ts";

type Call = {
	path: string;
	method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	as?: Role;
	body?: unknown;
	headers?: Record<string, string>;
	status: number;
};

/** Compares answers of a school with what its own description says of them. */
export function openDescription(school: ReturnType<typeof openedSchool>) {
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	let document: OpenApiDocument;
	const seen = new Set<string>();

	beforeAll(async () => {
		document = await (await school.request("/api/openapi.json")).json();
		ajv.addSchema({ $id: "grew", ...document });
	});

	/** Calls the API and compares status, type and exact shape with the description. */
	async function expectDescribed(template: string, { path, method = "GET", as, body, headers, status }: Call) {
		const response =
			method === "POST"
				? await school.postJson(path, body ?? {}, as, headers)
				: await school.request(path, {
						as,
						method,
						headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
						body: body === undefined ? undefined : JSON.stringify(body),
					});
		const described = answerOf(template, method, response.status);
		expect([path, response.status, Boolean(described)]).toEqual([path, status, true]);
		seen.add(`${method} ${template} ${status}`);

		for (const header of Object.keys(described?.headers ?? {}))
			expect([header, response.headers.has(header)]).toEqual([header, true]);
		const type = response.headers.get("Content-Type")?.split(";", 1)[0] ?? "";
		const media = described?.content?.[type];
		expect([type, Boolean(media)]).toEqual([
			described?.content ? Object.keys(described.content)[0] : "",
			Boolean(described?.content),
		]);
		if (type !== "application/json") return;

		const answer = await response.json();
		const schema = JSON.parse(JSON.stringify(media?.schema).replaceAll('"#/', '"grew#/'));
		expect([path, ajv.validate(schema, answer), ajv.errors]).toEqual([path, true, null]);
		const name = nameOfRef(media?.schema.$ref ?? media?.schema.items?.$ref ?? "") as AnswerName | "";
		const values: unknown[] = Array.isArray(answer) ? answer : [answer];
		const parsed = name ? values.map((value) => ANSWER_SHAPES[name].parse(value)) : values;
		expect(parsed).toEqual(values);
	}

	function answerOf(template: string, method: string, status: number): ResponseObject | undefined {
		const calls = document.paths[template];
		const call =
			calls?.[method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"] ??
			(Object.values(calls ?? {})[0] as OperationObject | undefined);
		const answer = call?.responses[status];
		return answer && "$ref" in answer ? document.components.responses[nameOfRef(answer.$ref)] : answer;
	}

	return {
		seen,
		expectDescribed,
		get document() {
			return document;
		},
	};
}
