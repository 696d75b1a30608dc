import { curlCommand } from "./curl-command";
import type {
	JsonSchema,
	MediaType,
	OpenApiDocument,
	OperationObject,
	ParameterObject,
	ResponseObject,
} from "./openapi";
import { nameOfRef } from "./openapi";
import { schemaType, type TypePart } from "./schema-type";
import { type Bound, boundOf, type FieldView, shapeView } from "./shape-view";

export type ParameterView = {
	name: string;
	place: ParameterObject["in"];
	type: TypePart[];
	meaning: string;
	bound: Bound | null;
};
export type AnswerView = { status: string; meaning: string; type: TypePart[]; example: string | null };

export type OperationView = {
	id: string;
	method: string;
	path: string;
	summary: string;
	description: string;
	needsSignIn: boolean;
	parameters: ParameterView[];
	body: FieldView[];
	answers: AnswerView[];
	errors: string[];
	curl: string;
};

type CallTarget = { origin: string; method: string; path: string };

export function operationView(
	document: OpenApiDocument,
	{ origin, method, path }: CallTarget,
	call: OperationObject,
): OperationView {
	const parameters = (call.parameters ?? []).map((one) =>
		"$ref" in one ? (document.components.parameters[nameOfRef(one.$ref)] as ParameterObject) : one,
	);
	const body = jsonOf(call.requestBody?.content);
	const responses = Object.entries(call.responses);
	const needsSignIn = call.security.length > 0;
	const asked = parameters.filter((one) => one.in === "query" && one.required);
	const query = new URLSearchParams(asked.map(({ name, example }) => [name, String(example)]));
	const filled =
		path.replace(/{(\w+)}/g, (_all, name) => String(parameters.find((one) => one.name === name)?.example)) +
		(query.size > 0 ? `?${query}` : "");

	return {
		id: call.operationId,
		method,
		path,
		summary: call.summary,
		description: call.description,
		needsSignIn,
		parameters: parameters.map((one) => ({
			name: one.name,
			place: one.in,
			type: schemaType(one.schema),
			meaning: one.description,
			bound: boundOf(one.schema),
		})),
		body: body ? fieldsOfRef(document, body.schema) : [],
		answers: responses.flatMap(([status, answer]) => ("$ref" in answer ? [] : [answerView(status, answer)])),
		errors: responses.flatMap(([status, answer]) => ("$ref" in answer ? [status] : [])),
		curl: curlCommand({ origin, method, path: filled, needsToken: needsSignIn, body: body?.example }),
	};
}

function answerView(status: string, { description, content }: ResponseObject): AnswerView {
	const json = jsonOf(content);
	return {
		status,
		meaning: description,
		type: json && (json.schema.$ref || json.schema.items) ? schemaType(json.schema) : [],
		example: json?.example === undefined ? null : JSON.stringify(json.example, null, 2),
	};
}

function fieldsOfRef(document: OpenApiDocument, { $ref = "" }: JsonSchema): FieldView[] {
	const name = nameOfRef($ref);
	return shapeView(name, document.components.schemas[name] ?? {}).fields;
}

function jsonOf(content: Record<string, MediaType> | undefined): MediaType | undefined {
	return content?.["application/json"];
}
