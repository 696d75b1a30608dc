export type EntryText = { path: string; text: string };

export function entryTexts(part: unknown, path = ""): EntryText[] {
	if (part === null || part === undefined || part === "") return [];
	if (Array.isArray(part)) {
		if (part.every((one) => typeof one !== "object")) return part.length > 0 ? [{ path, text: part.join("\n") }] : [];
		return part.flatMap((one, at) => entryTexts(one, `${path}[${at + 1}]`));
	}
	if (typeof part === "object") {
		return Object.entries(part).flatMap(([name, inner]) => entryTexts(inner, path ? `${path}.${name}` : name));
	}
	return [{ path, text: String(part) }];
}
