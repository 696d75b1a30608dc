/** The canonical path of a page: fixed segments in lower case and no trailing slash. Parameters keep their case. */
export function canonicalPath(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
	const values = new Set(Object.values(params).flatMap((value) => value?.split("/") ?? []));
	const segments = pathname
		.split("/")
		.map((segment) => (values.has(decoded(segment)) ? segment : segment.toLowerCase()));
	return segments.join("/").replace(/(.)\/+$/, "$1");
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
