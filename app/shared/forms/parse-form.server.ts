import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { badForm } from "../api/api-error.server";
import { hasBoundedNames } from "../request/bounded-names";
import type { FormMessage } from "./form-message";

type Options = {
	/**
	 * Coerces strings to the schema's numbers, booleans and undefined; `false` for a schema that reads strings itself.
	 */
	isCoerced?: boolean;
	/** The form has buttons that add, move or remove rows; for those `status` is undefined. */
	hasRows?: boolean;
};

const FIELD_NAME = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*|\[\d{0,2}\])*$/;

/**
 * Parses a posted form by its schema with Conform: `status` is "success" with `value`, or use `reply()`. Throws 400 for
 * field names that no form of ours has: Conform allocates arrays for them, and `a[4294967294]` would take minutes.
 */
export function parseForm<S extends z.ZodType>(
	form: FormData,
	schema: S,
	{ isCoerced = true, hasRows = false }: Options = {},
) {
	const names = [...form.keys()].filter((name) => !(hasRows && name === CONFORM_INTENT));
	if (!hasBoundedNames(form) || !names.every((name) => FIELD_NAME.test(name))) throw badForm();
	if (hasRows && !form.getAll(CONFORM_INTENT).every(isRowIntent)) throw badForm();
	const parse = () =>
		parseWithZod(form, {
			schema,
			disableAutoCoercion: !isCoerced,
			formatError: (issues: Issue[]) => issues.map(toMessage),
		});
	if (!form.has(CONFORM_INTENT)) return parse();
	try {
		return parse();
	} catch {
		throw badForm();
	}
}

const CONFORM_INTENT = "__intent__";

const place = z.int().min(0).max(99);
/** The allowed row operations, with names and indexes limited like those of fields. */
const RowIntent = z.union([
	z.object({
		type: z.literal("insert"),
		payload: z.object({ name: z.string().regex(FIELD_NAME), index: place.optional() }),
	}),
	z.object({ type: z.literal("remove"), payload: z.object({ name: z.string().regex(FIELD_NAME), index: place }) }),
	z.object({
		type: z.literal("reorder"),
		payload: z.object({ name: z.string().regex(FIELD_NAME), from: place, to: place }),
	}),
]);

function isRowIntent(value: FormDataEntryValue): boolean {
	try {
		return RowIntent.safeParse(JSON.parse(String(value))).success;
	} catch {
		return false;
	}
}

/** HTML validation attributes. Conform's own function cannot read lengths from our zod version. */
export type Constraint = { required?: boolean; minLength?: number; maxLength?: number };

/** Constraints of text fields by name. Numbers are typed in local formats, so the server checks them. */
export function constraintsOf(schema: z.ZodType): Record<string, Constraint> {
	const found = known.get(schema);
	if (found) return found;
	const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	const constraints: Record<string, Constraint> = Object.assign({}, ...propertiesOf(described, ""));
	known.set(schema, constraints);
	return constraints;
}

const known = new WeakMap<z.ZodType, Record<string, Constraint>>();

function propertiesOf(schema: z.core.JSONSchema.BaseSchema, above: string): Record<string, Constraint>[] {
	return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
		if (typeof property === "boolean") return [];
		const name = above ? `${above}.${key}` : key;
		const text = property.anyOf?.find((choice) => typeof choice === "object" && choice.type === "string") ?? property;
		if (typeof text === "boolean") return [];
		const { minLength, maxLength } = text;
		const required = schema.required?.includes(key) && (minLength ?? 0) > 0;
		const constraint = { ...(required ? { required } : {}), ...(maxLength ? { maxLength } : {}) };
		return text.type === "string" ? [{ [name]: constraint }] : propertiesOf(property, name);
	});
}

type Issue = z.core.$ZodIssue;

function toMessage(issue: Issue): FormMessage {
	if (issue.code === "unrecognized_keys") return { key: "errors.fieldUnknown" };
	const limit = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : undefined;
	return { key: issue.message, ...(limit === undefined ? {} : { values: { limit: Number(limit) } }) };
}
