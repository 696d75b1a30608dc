/** Somebody who reads and has shown no credential, good or bad: all such visitors get the same. */
export function isVisit({ method, headers }: Request): boolean {
	if (method !== "GET" || headers.has("Authorization")) return false;
	return !/(?:^|[;\s])(?:__Host-)?sid=/.test(headers.get("Cookie") ?? "");
}
