export type Difference = { path: string; from: string; to: string };

/** In the order of `before`. Null and missing values are empty text. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
	const [from, to] = [flatten(before), flatten(after)];
	return [...new Set([...from.keys(), ...to.keys()])]
		.map((path) => ({ path, from: from.get(path) ?? "", to: to.get(path) ?? "" }))
		.filter((one) => one.from !== one.to);
}

function flatten(value: unknown, path = ""): Map<string, string> {
	if (value === null || value === undefined) return new Map();
	if (Array.isArray(value)) return new Map([[path, value.join(", ")]]);
	if (typeof value !== "object") return new Map([[path, String(value)]]);
	return new Map(
		Object.entries(value).flatMap(([name, inner]) => [...flatten(inner, path ? `${path}.${name}` : name)]),
	);
}
