import { z } from "zod";
import { TypeName } from "#app/features/library/search/query/search-shapes.ts";
import { ANSWER_SHAPES, INPUT_SHAPES } from "./api-shapes";
import { type JsonSchema, shapeRef } from "./openapi";

export type ApiWords = (key: string) => string;

/**
 * JSON Schemas of all named shapes, with texts from `shapes.<name>.about` and `shapes.<name>.fields.<field>`. Shapes
 * reference each other by name. `searchTypes`: the types of results that rooms declare. Inputs refuse unknown fields; responses leave them open, because they may gain some.
 */
export function describeShapes(words: ApiWords, searchTypes: readonly string[]): Record<string, JsonSchema> {
	const shapes = { ...convert(INPUT_SHAPES, "input", searchTypes), ...convert(ANSWER_SHAPES, "output", searchTypes) };
	return Object.fromEntries(
		Object.entries(shapes).map(([name, schema]) => [
			name,
			{ description: words(`shapes.${name}.about`), ...withFieldWords(schema, name, words) },
		]),
	);
}

export function schemaOf(type: z.ZodType, searchTypes: readonly string[]): JsonSchema {
	const override = overrideWith(searchTypes);
	const { $schema: _draft, ...schema } = z.toJSONSchema(type, { io: "input", override });
	return schema as JsonSchema;
}

function convert(
	shapes: Record<string, z.ZodType>,
	io: "input" | "output",
	searchTypes: readonly string[],
): Record<string, JsonSchema> {
	const override = overrideWith(searchTypes);
	const registry = z.registry<{ id: string }>();
	for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
	const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => shapeRef(id).$ref, override });
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $schema: _draft, $id: _id, ...schema }]) => {
			return [name, (io === "output" ? openEnded(schema as JsonSchema) : schema) as JsonSchema];
		}),
	);
}

/** Lists the names of types of results. Omits noise: default integer bounds, and patterns that repeat a format. */
function overrideWith(searchTypes: readonly string[]) {
	return ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void => {
		const schema = jsonSchema as JsonSchema;
		if (zodSchema === TypeName) schema.enum = [...searchTypes];
		if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
		if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
		if (schema.format) delete schema.pattern;
	};
}

function openEnded({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
	const open: JsonSchema = { ...schema };
	if (additionalProperties) open.additionalProperties = additionalProperties;
	if (schema.oneOf) open.oneOf = schema.oneOf.map(openEnded);
	if (schema.allOf) open.allOf = schema.allOf.map(openEnded);
	return open;
}

function withFieldWords(schema: JsonSchema, name: string, words: ApiWords): JsonSchema {
	const described: JsonSchema = { ...schema };
	if (schema.properties) {
		described.properties = Object.fromEntries(
			Object.entries(schema.properties).map(([field, inner]) => [
				field,
				{ description: words(`shapes.${name}.fields.${field}`), ...inner },
			]),
		);
	}
	if (schema.oneOf) described.oneOf = schema.oneOf.map((one) => withFieldWords(one, name, words));
	if (schema.allOf) described.allOf = schema.allOf.map((one) => withFieldWords(one, name, words));
	return described;
}
