/** The parts of OpenAPI 3.1 that are used. Source: spec.openapis.org/oas/v3.1. */
export type OpenApiDocument = {
	openapi: "3.1.1";
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	tags: { name: string; description: string }[];
	paths: Record<string, Partial<Record<"get" | "post" | "put" | "patch" | "delete", OperationObject>>>;
	components: {
		schemas: Record<string, JsonSchema>;
		responses: Record<string, ResponseObject>;
		parameters: Record<string, ParameterObject>;
		headers: Record<string, HeaderObject>;
		securitySchemes: Record<string, Record<string, string>>;
	};
};

export type OperationObject = {
	operationId: string;
	tags: string[];
	summary: string;
	description: string;
	/** Any one of these suffices; an empty list means public. */
	security: Record<string, string[]>[];
	parameters?: (ParameterObject | Reference)[];
	requestBody?: { required: true; content: Record<string, MediaType> };
	responses: Record<string, ResponseObject | Reference>;
};

export type Reference = { $ref: string };
export type MediaType = { schema: JsonSchema; example?: unknown };
export type HeaderObject = { description: string; schema: JsonSchema };
export type ParameterObject = HeaderObject & {
	name: string;
	in: "path" | "query" | "header";
	required?: boolean;
	example?: unknown;
};
export type ResponseObject = {
	description: string;
	headers?: Record<string, Reference>;
	content?: Record<string, MediaType>;
};

export type JsonSchema = {
	$ref?: string;
	type?: string | string[];
	description?: string;
	format?: string;
	pattern?: string;
	const?: unknown;
	enum?: unknown[];
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	maxItems?: number;
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	propertyNames?: JsonSchema;
	additionalProperties?: JsonSchema | boolean;
	allOf?: JsonSchema[];
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
};

export function shapeRef(name: string): Reference {
	return { $ref: `#/components/schemas/${name}` };
}

export function nameOfRef(ref: string): string {
	return ref.slice(ref.lastIndexOf("/") + 1);
}
