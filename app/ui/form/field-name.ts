/** Without its note ("(optional)"). Null for a checkbox, whose label is a sentence, or an unknown field. */
export function fieldName(id: string): string | null {
	const field = document.getElementById(id);
	if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) return null;
	const label = field && "labels" in field ? (field.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : null;
	const legend = field instanceof HTMLFieldSetElement ? field.querySelector("legend") : null;
	return (label ?? legend)?.firstChild?.textContent?.trim() || null;
}
