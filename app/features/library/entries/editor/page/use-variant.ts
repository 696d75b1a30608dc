import { useField } from "@conform-to/react";
import { fieldName, useEntryForm } from "./entry-form-context";

/** The variant that decides which fields an entry has; with JavaScript it changes as soon as another is chosen. */
export function useVariant(): string {
	const { shape, variant } = useEntryForm();
	const [chosen] = useField<string>(fieldName(shape.variantBy ?? "kind"));
	return shape.variantBy ? (chosen.value ?? variant) : "";
}
