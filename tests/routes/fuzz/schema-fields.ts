import { z } from "zod";

export function fieldsOf(schema: z.ZodType): string[] {
	const names = namesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "");
	return [...new Set(names)].filter((name) => name !== "");
}

function namesOf(schema: z.core.JSONSchema._JSONSchema, above: string): string[] {
	if (typeof schema === "boolean") return [above];
	const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
	if (choices.length > 0) return choices.flatMap((choice) => namesOf(choice, above));
	if (schema.properties) {
		return Object.entries(schema.properties).flatMap(([key, inner]) => namesOf(inner, above ? `${above}.${key}` : key));
	}
	return [above];
}

export function parametersOf(read: (params: URLSearchParams) => unknown): string[] {
	const names = new Set<string>();
	const params = new URLSearchParams();
	const note = <T>(name: string, answer: T) => {
		names.add(name);
		return answer;
	};
	params.get = (name) => note(name, null);
	params.getAll = (name) => note(name, []);
	params.has = (name) => note(name, false);
	read(params);
	return [...names];
}
