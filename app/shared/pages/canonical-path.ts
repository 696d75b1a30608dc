/**
 * The address of a page as the route table writes it: words in lower case, whatever was typed (`/COURSES`), and no slash
 * at the end. What stands for a parameter keeps its letters.
 */
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
