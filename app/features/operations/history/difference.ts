/** One value that a change has changed. `path` says where it stands in the whole. */
export type Difference = { path: string; from: string; to: string };

/** What differs between two values of one thing, in the order of the first. What is null or missing is an empty text. */
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
