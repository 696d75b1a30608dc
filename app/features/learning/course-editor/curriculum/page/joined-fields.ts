/** The texts of a form; what a name has several times is joined by spaces. */
export function joinedFields(form: FormData): Record<string, string> {
	const fields = new Map<string, string>();
	for (const [name, value] of form) {
		if (typeof value !== "string") continue;
		const before = fields.get(name);
		fields.set(name, before === undefined ? value : `${before} ${value}`.trim());
	}
	return Object.fromEntries(fields);
}
