import { type JsonSchema, nameOfRef } from "./openapi";
import { schemaType, type TypePart } from "./schema-type";

/** `kind` is a key of `bounds` in `locales/<language>/site/developers.json`. */
export type Bound =
	| { kind: "length" | "range"; min: number; max: number }
	| { kind: "maxLength"; max: number }
	| { kind: "minLength"; min: number };

export type FieldView = { name: string; type: TypePart[]; optional: boolean; meaning: string; bound: Bound | null };

/** `extended` names the shapes whose fields it includes. */
export type ShapeView = { name: string; about: string; extended: string[]; fields: FieldView[] };

/** Merges a union of objects into one table: fields that some lack become optional. */
export function shapeView(name: string, schema: JsonSchema): ShapeView {
	const parts = schema.allOf ?? [schema];
	return {
		name,
		about: schema.description ?? "",
		extended: parts.flatMap(({ $ref }) => ($ref ? [nameOfRef($ref)] : [])),
		fields: parts.flatMap((part) => (part.oneOf ? mergedFields(part.oneOf) : fieldsOf(part))),
	};
}

export function boundOf(schema: JsonSchema): Bound | null {
	const value = schema.anyOf?.find((one) => one.type !== "null") ?? schema;
	const min = value.minLength;
	const max = value.maxLength;
	if (min !== undefined && max !== undefined && min < max) return { kind: "length", min, max };
	if (max !== undefined) return { kind: "maxLength", max };
	if (min !== undefined) return { kind: "minLength", min };
	// A minimum alone is left out: counts are never negative.
	if (value.minimum === undefined || value.maximum === undefined) return null;
	return { kind: "range", min: value.minimum, max: value.maximum };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): FieldView[] {
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		type: schemaType(schema),
		optional: !required.includes(name),
		meaning: schema.description ?? "",
		bound: boundOf(schema),
	}));
}

function mergedFields(choices: readonly JsonSchema[]): FieldView[] {
	const merged = new Map<string, { field: FieldView; types: string[]; count: number }>();
	for (const field of choices.flatMap(fieldsOf)) {
		const known = merged.get(field.name);
		const written = JSON.stringify(field.type);
		if (!known) merged.set(field.name, { field, types: [written], count: 1 });
		else {
			known.count += 1;
			if (!known.types.includes(written)) known.types.push(written);
		}
	}
	return [...merged.values()].map(({ field, types, count }) => ({
		...field,
		type: types.flatMap((written, index) => [...(index > 0 ? [{ text: " | " }] : []), ...JSON.parse(written)]),
		optional: field.optional || count < choices.length,
	}));
}
