/** A path, with or without a query, and one parameter more. It has no fragment. */
export function withParameter(path: string, name: string, value: string | number): string {
	return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: String(value) })}`;
}
