import { readSearch } from "#app/shared/lists/search-text.ts";

const KEY = "recent-searches";
const MOST = 5;

/** What was searched for on this device, the latest first. What somebody has written there by hand is passed over. */
export function recentSearches(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter((one) => typeof one === "string" && one !== "").slice(0, MOST) : [];
	} catch {
		return [];
	}
}

/** Keeps a search on this device, where that can be done. */
export function keepSearch(search: string): void {
	const q = readSearch(search);
	if (q === "") return;
	const others = recentSearches().filter((one) => one !== q);
	write([q, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
	write([]);
}

function write(searches: readonly string[]): void {
	try {
		if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
		else localStorage.removeItem(KEY);
	} catch {
		// A browser that keeps nothing still searches.
	}
}
