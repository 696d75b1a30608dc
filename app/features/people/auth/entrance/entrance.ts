/** Query parameters kept between the guest pages: where to go after, and the course to begin. */
const CARRIED_PARAMETERS = ["redirectTo", "enroll"] as const;

export function entrancePath(path: string, search: URLSearchParams): string {
	const carried = new URLSearchParams();
	for (const name of CARRIED_PARAMETERS) {
		const value = search.get(name);
		if (value) carried.set(name, value);
	}
	return carried.size > 0 ? `${path}?${carried}` : path;
}
