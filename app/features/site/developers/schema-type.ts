import { type JsonSchema, nameOfRef } from "./openapi";

export type TypePart = { text: string } | { shape: string };

/** A schema as type notation: `string`, `LessonSummary[]`, `integer | null`, `"quiz" | "exercise"`. */
export function schemaType(schema: JsonSchema): TypePart[] {
	if (schema.$ref) return [{ shape: nameOfRef(schema.$ref) }];
	if (schema.const !== undefined) return [text(JSON.stringify(schema.const))];
	if (schema.enum) return [text(schema.enum.map((value) => JSON.stringify(value)).join(" | "))];
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return either(choices.map(schemaType));
	if (Array.isArray(schema.type)) return [text(schema.type.join(" | "))];
	if (schema.type === "array") return listOf(schemaType(schema.items ?? {}));
	if (schema.type === "object" && typeof schema.additionalProperties === "object")
		return mapOf(schema.additionalProperties);
	if (schema.format && !["password", "int64"].includes(schema.format))
		return [text(`${schema.type} (${schema.format})`)];
	return [text(schema.type ?? "any")];
}

function either(types: TypePart[][]): TypePart[] {
	return types.flatMap((parts, index) => (index === 0 ? parts : [text(" | "), ...parts]));
}

function listOf(item: TypePart[]): TypePart[] {
	const isUnion = item.some((part) => "text" in part && part.text.includes(" | "));
	return isUnion ? [text("("), ...item, text(")[]")] : [...item, text("[]")];
}

function mapOf(values: JsonSchema): TypePart[] {
	const inner = schemaType(values);
	return inner.length === 1 && "text" in (inner[0] as TypePart) && Object.keys(values).length === 0
		? [text("object")]
		: [text("{ key: "), ...inner, text(" }")];
}

function text(written: string): TypePart {
	return { text: written };
}
