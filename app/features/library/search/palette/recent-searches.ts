import { readSearch } from "#app/shared/lists/search-text.ts";

const KEY = "recent-searches";
const MOST = 5;

export function recentSearches(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter((one) => typeof one === "string" && one !== "").slice(0, MOST) : [];
	} catch {
		return [];
	}
}

export function saveSearch(search: string): void {
	const q = readSearch(search);
	if (q === "") return;
	const others = recentSearches().filter((one) => one !== q);
	write([q, ...others].slice(0, MOST));
}

export function clearSearches(): void {
	write([]);
}

function write(searches: readonly string[]): void {
	try {
		if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
		else localStorage.removeItem(KEY);
	} catch {
		// Search works without storage.
	}
}
