import type { EntryField, FormShape, RowList } from "../../kinds/form-shape.ts";

/** The variant that these facts say; "" for kinds without variants. */
export function variantOf({ variantBy }: FormShape, facts: Record<string, unknown>): string {
	return variantBy ? String(facts[variantBy] ?? "") : "";
}

export function rowListsOf({ lists = [] }: FormShape, variant: string): readonly RowList[] {
	return lists.filter(({ onlyFor }) => !onlyFor || onlyFor.includes(variant)).map(({ list }) => list);
}

export function fieldsOf(shape: FormShape, variant: string): readonly EntryField[] {
	return fieldsFor(shape, variant).filter(({ isInTranslationsOnly }) => !isInTranslationsOnly);
}

export function wordFields(shape: FormShape, variant: string): readonly EntryField[] {
	return fieldsFor(shape, variant).filter(({ of }) => of === "words");
}

function fieldsFor({ fields }: FormShape, variant: string): readonly EntryField[] {
	return fields.filter(({ onlyFor }) => !onlyFor || onlyFor.includes(variant));
}

export const FIELD_TYPES = ["text", "amount", "date", "long"] as const;
export const RESULT_UNITS = [
	"USD",
	"EUR",
	"GBP",
	"CAD",
	"AUD",
	"MXN",
	"BRL",
	"JPY",
	"CNY",
	"AED",
	"RUB",
	"percent",
	"m2",
	"days",
	"count",
] as const;
export const VIEWERS = ["visitor", "student", "instructor", "admin"] as const;
