/** A JSON object with unvalidated fields. */
export type JsonObject = Record<string, unknown>;

/** True for an object; false for a list and null, which JavaScript calls objects too. */
export function isJsonObject(value: unknown): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads an object that a browser has stored; an empty one where nothing is stored, or something else. */
export function parseJsonObject(text: string | null): JsonObject {
	// Nothing is stored where pages are rendered: no error has to be made and caught for each.
	if (text === null) return {};
	try {
		const value: unknown = JSON.parse(text);
		return isJsonObject(value) ? value : {};
	} catch {
		return {};
	}
}
