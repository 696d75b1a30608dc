import { isJsonObject, type JsonObject, parseJsonObject } from "#app/shared/json.ts";
import type { FilledFields } from "./outline";

const DEVICE_OUTLINES = "outlines";

/** Empty when storage is blocked or invalid. */
export function deviceOutline(slug: string): FilledFields {
	const own = stored()[slug];
	if (!isJsonObject(own)) return {};
	return Object.fromEntries(
		Object.entries(own).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}

/** Returns false when storage is blocked. */
export function saveDeviceOutline(slug: string, filled: FilledFields): boolean {
	const { [slug]: _before, ...others } = stored();
	const own = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ""));
	const all = Object.keys(own).length > 0 ? { ...others, [slug]: own } : others;
	try {
		if (Object.keys(all).length === 0) localStorage.removeItem(DEVICE_OUTLINES);
		else localStorage.setItem(DEVICE_OUTLINES, JSON.stringify(all));
		return true;
	} catch {
		return false;
	}
}

function stored(): JsonObject {
	try {
		return parseJsonObject(localStorage.getItem(DEVICE_OUTLINES));
	} catch {
		return {};
	}
}
