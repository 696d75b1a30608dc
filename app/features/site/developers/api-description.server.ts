import { ERROR_CODES, type ErrorStatus } from "#app/shared/api/api-error-shape.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { describeOperation } from "./describe-operation";
import { ERROR_EXAMPLES } from "./error-examples";
import { type ApiWords, describeShapes, schemaOf } from "./json-schemas.server";
import { type OpenApiDocument, type ResponseObject, shapeRef } from "./openapi";
import { API_GROUPS } from "./operation";
import { API_OPERATIONS } from "./operations";

const cachedDescriptions = new Map<Language, OpenApiDocument>();

/** Made of the handlers' schemas and `locales/<language>/site/api.json`, with the types of search results that rooms declare. Cached per isolate. */
export function apiDescription(language: Language, searchTypes: readonly string[]): OpenApiDocument {
	let document = cachedDescriptions.get(language);
	if (!document) {
		document = describeApi(getFixedT(language, "api") as ApiWords, searchTypes);
		cachedDescriptions.set(language, document);
	}
	return document;
}

/** Raise it for breaking changes. */
const API_VERSION = "1.0.0";

function describeApi(words: ApiWords, searchTypes: readonly string[]): OpenApiDocument {
	return {
		openapi: "3.1.1",
		info: { title: words("info.title"), version: API_VERSION, description: words("info.description") },
		servers: [{ url: "/" }],
		tags: API_GROUPS.map((group) => ({
			name: words(`groups.${group}.title`),
			description: words(`groups.${group}.text`),
		})),
		paths: describePaths(words, searchTypes),
		components: {
			schemas: describeShapes(words, searchTypes),
			responses: Object.fromEntries(
				Object.keys(ERROR_CODES).map((status) => [
					`Error${status}`,
					describeError(Number(status) as ErrorStatus, words),
				]),
			),
			parameters: {
				AcceptLanguage: {
					name: "Accept-Language",
					in: "header",
					description: words("parameters.acceptLanguage"),
					schema: { type: "string" },
					example: "de",
				},
			},
			headers: {
				"Set-Cookie": { description: words("headers.setCookie"), schema: { type: "string" } },
				"Retry-After": { description: words("headers.retryAfter"), schema: { type: "integer", minimum: 1 } },
				Allow: { description: words("headers.allow"), schema: { type: "string" } },
				ETag: { description: words("headers.etag"), schema: { type: "string" } },
			},
			securitySchemes: {
				cookie: { type: "apiKey", in: "cookie", name: "__Host-sid", description: words("security.cookie") },
				bearer: { type: "http", scheme: "bearer", description: words("security.bearer") },
			},
		},
	};
}

function describePaths(words: ApiWords, searchTypes: readonly string[]): OpenApiDocument["paths"] {
	const paths: OpenApiDocument["paths"] = {};
	for (const operation of API_OPERATIONS) {
		paths[operation.path] ??= {};
		const described = describeOperation(operation, { words, schemaOf: (type) => schemaOf(type, searchTypes) });
		Object.assign(paths[operation.path] as object, { [operation.method.toLowerCase()]: described });
	}
	return paths;
}

const HEADER_OF_STATUS: Partial<Record<ErrorStatus, "Allow" | "Retry-After">> = {
	405: "Allow",
	429: "Retry-After",
	503: "Retry-After",
};

function describeError(status: ErrorStatus, words: ApiWords): ResponseObject {
	const header = HEADER_OF_STATUS[status];
	return {
		description: words(`errors.${status}`),
		...(header ? { headers: { [header]: { $ref: `#/components/headers/${header}` } } } : {}),
		content: { "application/json": { schema: shapeRef("Error"), example: ERROR_EXAMPLES[status] } },
	};
}
