import { isJsonObject, type JsonObject, parseJsonObject } from "#app/shared/json.ts";
import { DEVICE_TICKS } from "./has-device-ticks";
import type { Ticks } from "./tick-change";

/** Empty when storage is blocked or invalid. */
export function deviceTicks(): Readonly<Record<string, Ticks>> {
	try {
		return clean(parseJsonObject(localStorage.getItem(DEVICE_TICKS)));
	} catch {
		return {};
	}
}

/** Returns false when storage is blocked; then the ticks last as long as the page. */
export function saveDeviceTicks(slug: string, ticks: Ticks): boolean {
	const { [slug]: _before, ...others } = deviceTicks();
	const all = Object.keys(ticks).length > 0 ? { ...others, [slug]: ticks } : others;
	try {
		if (Object.keys(all).length === 0) localStorage.removeItem(DEVICE_TICKS);
		else localStorage.setItem(DEVICE_TICKS, JSON.stringify(all));
		return true;
	} catch {
		return false;
	}
}

function clean(stored: JsonObject): Record<string, Ticks> {
	const lists = Object.entries(stored).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]));
	return Object.fromEntries(
		lists.map(([slug, ticks]) => [
			slug,
			Object.fromEntries(Object.entries(ticks).filter((tick): tick is [string, number] => typeof tick[1] === "number")),
		]),
	);
}
