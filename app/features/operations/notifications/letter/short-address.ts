const LONGEST_SEGMENT = 20;
const SHORTENED_SEGMENT = 8;

/** Without scheme, query and hash; long ids are shortened. */
export function shortUrl(address: string): string {
	const { host, pathname } = new URL(address);
	const path = pathname.split("/").map(shortSegment).join("/");
	return path === "/" ? host : host + path;
}

function shortSegment(segment: string): string {
	return segment.length > LONGEST_SEGMENT && /\d/.test(segment) ? `${segment.slice(0, SHORTENED_SEGMENT)}…` : segment;
}
