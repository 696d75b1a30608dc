import { isJsonObject, type JsonObject } from "#app/shared/json.ts";

/* Reads drafts, which may hold anything: what is of another kind counts as empty. */

export function textIn(value: unknown): string {
	return typeof value === "string" ? value : "";
}

export function objectIn(value: unknown): JsonObject {
	return isJsonObject(value) ? value : {};
}

export function objectsIn(value: unknown): JsonObject[] {
	return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function textsIn(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
