/** Query parameters passed on between the guest pages: the target after signing in, and the course to start. */
const CARRIED_PARAMETERS = ["redirectTo", "enroll"] as const;

export function entrancePath(path: string, search: URLSearchParams): string {
	const carried = new URLSearchParams();
	for (const name of CARRIED_PARAMETERS) {
		const value = search.get(name);
		if (value) carried.set(name, value);
	}
	return carried.size > 0 ? `${path}?${carried}` : path;
}
