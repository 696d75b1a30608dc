import type { z } from "zod";
import type { ErrorStatus } from "#app/shared/api/api-error-shape.ts";
import type { JsonSchema, MediaType, OperationObject, ResponseObject } from "./openapi";
import { shapeRef } from "./openapi";
import { type AnswerBody, type AnswerHeader, type ApiOperation, type Parameter, refusalsOf } from "./operation";

type Tools = { words: (key: string) => string; schemaOf: (type: z.ZodType) => JsonSchema };

/** An OpenAPI operation. Its texts are `operations.<name>` in `locales/<language>/site/api.json`. */
export function describeOperation(operation: ApiOperation, { words, schemaOf }: Tools): OperationObject {
	const { name, group, access, parameters = [], query = [], body, answers } = operation;
	const described: OperationObject = {
		operationId: name,
		tags: [words(`groups.${group}.title`)],
		summary: words(`operations.${name}.summary`),
		description: words(`operations.${name}.description`),
		security: access === "user" ? [{ cookie: [] }, { bearer: [] }] : [],
		responses: {},
	};
	const inPath = parameters.map((one: Parameter) => ({
		name: one.name,
		in: "path" as const,
		required: true,
		description: words(`parameters.${one.name}`),
		schema: schemaOf(one.schema),
		example: one.example,
	}));
	const inQuery = query.map((one) => ({
		name: one.name,
		in: "query" as const,
		required: one.required ?? false,
		description: words(`parameters.${one.name}`),
		schema: schemaOf(one.schema),
		example: one.example,
	}));
	const language = operation.isTranslated ? [{ $ref: "#/components/parameters/AcceptLanguage" }] : [];
	const key =
		operation.needsKey || operation.takesKey
			? [
					{
						name: "Idempotency-Key",
						in: "header" as const,
						required: operation.needsKey ?? false,
						schema: { type: "string" as const },
						description: words("parameters.idempotencyKey"),
						example: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
					},
				]
			: [];
	const all = [...inPath, ...inQuery, ...key, ...language];
	if (all.length > 0) described.parameters = all;
	if (body) {
		const content = { "application/json": { schema: shapeRef(body.shape), example: body.example } };
		described.requestBody = { required: true, content };
	}
	for (const [status, answer] of Object.entries(answers)) {
		described.responses[status] = describeAnswer(answer, words(`operations.${name}.answers.${status}`));
	}
	for (const status of refusalsOf(operation)) described.responses[status] = refusalRef(status);
	return described;
}

export function refusalRef(status: ErrorStatus) {
	return { $ref: `#/components/responses/Error${status}` };
}

function describeAnswer(answer: AnswerBody & { headers?: readonly AnswerHeader[] }, description: string) {
	const described: ResponseObject = { description };
	if (answer.headers) {
		described.headers = Object.fromEntries(
			answer.headers.map((header) => [header, { $ref: `#/components/headers/${header}` }]),
		);
	}
	const content = contentOf(answer);
	if (content) described.content = content;
	return described;
}

function contentOf(answer: AnswerBody): Record<string, MediaType> | null {
	switch (answer.kind) {
		case "one":
			return { "application/json": { schema: shapeRef(answer.shape), example: answer.example } };
		case "many":
			return {
				"application/json": { schema: { type: "array", items: shapeRef(answer.shape) }, example: answer.example },
			};
		case "image":
			return { "image/svg+xml": { schema: { type: "string" } } };
		case "document":
			return { [answer.type ?? "application/json"]: { schema: { type: "object" } } };
		case "none":
			return null;
	}
}
