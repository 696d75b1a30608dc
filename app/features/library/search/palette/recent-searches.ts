import { readSearch } from "#app/shared/lists/search-text.ts";

const STORAGE_KEY = "recent-searches";
const SEARCHES_KEPT = 5;

export function recentSearches(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
		return Array.isArray(kept)
			? kept.filter((one) => typeof one === "string" && one !== "").slice(0, SEARCHES_KEPT)
			: [];
	} catch {
		return [];
	}
}

export function saveSearch(search: string): void {
	const q = readSearch(search);
	if (q === "") return;
	const others = recentSearches().filter((one) => one !== q);
	write([q, ...others].slice(0, SEARCHES_KEPT));
}

export function clearSearches(): void {
	write([]);
}

function write(searches: readonly string[]): void {
	try {
		if (searches.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
		else localStorage.removeItem(STORAGE_KEY);
	} catch {
		// Search works without storage.
	}
}
