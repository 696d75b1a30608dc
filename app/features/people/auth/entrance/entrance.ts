/** The parameters of the guest pages that go along from one to the other: where somebody wanted to go, and what to begin. */
const CARRIED = ["redirectTo", "enroll"] as const;

/** A guest page with what the visitor of another one wanted. */
export function entrancePath(path: string, search: URLSearchParams): string {
	const carried = new URLSearchParams();
	for (const name of CARRIED) {
		const value = search.get(name);
		if (value) carried.set(name, value);
	}
	return carried.size > 0 ? `${path}?${carried}` : path;
}
