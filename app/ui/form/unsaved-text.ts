/** Set on a form that shows restored, unsaved text. */
export const KEEPS_UNSAVED = "data-keeps-unsaved";

/** True if a form differs from its rendered state. GET forms never count. */
export function hasUnsavedText(form: HTMLFormElement): boolean {
	if (form.method !== "post") return false;
	return form.hasAttribute(KEEPS_UNSAVED) || [...form.elements].some(isChanged);
}

function isChanged(field: Element): boolean {
	if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
	if (field instanceof HTMLSelectElement)
		return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
	if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
	const isChoice = field.type === "checkbox" || field.type === "radio";
	return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
