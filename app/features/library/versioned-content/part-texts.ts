/** A text inside the JSON of a part, under the path of its field such as `sections.one.title` or `rows[1].name`. */
export type PartText = { path: string; text: string };

/** All texts of a part in the order of its fields; what is empty is left out, a list of plain values is one text. */
export function partTexts(part: unknown, path = ""): PartText[] {
	if (part === null || part === undefined || part === "") return [];
	if (Array.isArray(part)) {
		if (part.every((one) => typeof one !== "object")) return part.length > 0 ? [{ path, text: part.join("\n") }] : [];
		return part.flatMap((one, at) => partTexts(one, `${path}[${at + 1}]`));
	}
	if (typeof part === "object") {
		return Object.entries(part).flatMap(([name, inner]) => partTexts(inner, path ? `${path}.${name}` : name));
	}
	return [{ path, text: String(part) }];
}
