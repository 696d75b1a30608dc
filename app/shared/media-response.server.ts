type Input = {
	bucket: R2Bucket;
	key: string;
	request: Request;
	/** What is known of the file otherwise: it comes instead of what follows from its key. */
	headers?: Record<string, string>;
};

/**
 * Sends a file of the media bucket, whole or one range of it: 200, 206, 304, 412, 416,
 * or 404 when the bucket has no such file. Kept by the browser alone, for an hour unless `headers` say otherwise.
 * Which part is sent and whether it is sent at all, R2 decides by the request's own headers.
 * Source: RFC 9110, sections 13 and 14.
 */
export async function mediaResponse({ bucket, key, request, headers: own = {} }: Input): Promise<Response> {
	const asked = request.headers;
	const wantsPart = asked.has("Range") && (await isRangeStillGood(bucket, key, asked));
	const found = await find(bucket, key, { onlyIf: asked, range: wantsPart ? asked : undefined });
	if (found === "unsatisfiable") return unsatisfiable(bucket, key, own);
	if (!found) return new Response(null, { status: 404 });

	const headers = fixedHeaders(found, own);
	if (!("body" in found)) return new Response(null, { status: isRevisited(asked) ? 304 : 412, headers });

	const part = wantsPart ? partOf(found) : null;
	headers.set("Content-Length", String(part ? part.length : found.size));
	if (part) headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${found.size}`);
	return new Response(found.body, { status: part ? 206 : 200, headers });
}

type Found = R2ObjectBody | R2Object | null;

async function find(bucket: R2Bucket, key: string, options: R2GetOptions): Promise<Found | "unsatisfiable"> {
	try {
		return await bucket.get(key, options);
	} catch (error) {
		if (/\(10039\)/.test(String(error))) return "unsatisfiable";
		// A condition that is not well formed counts as none; an outage fails here as well.
		return bucket.get(key);
	}
}

/** A range of a file that has changed since would not fit to the part the browser has: then all of it. */
async function isRangeStillGood(bucket: R2Bucket, key: string, headers: Headers): Promise<boolean> {
	const condition = headers.get("If-Range");
	return condition === null || condition === (await bucket.head(key))?.httpEtag;
}

/** The browser asked whether it needs the file at all, and not whether it is still the same. */
function isRevisited(headers: Headers): boolean {
	return headers.has("If-None-Match") || headers.has("If-Modified-Since");
}

/** Null where R2 has passed over the range that was asked for. */
function partOf({ range, size }: R2ObjectBody): { offset: number; length: number } | null {
	if (!range) return null;
	const { suffix, offset = size - (suffix ?? size), length = size - offset } = range as Partial<Record<string, number>>;
	return { offset, length };
}

async function unsatisfiable(bucket: R2Bucket, key: string, own: Record<string, string>): Promise<Response> {
	const file = await bucket.head(key);
	if (!file) return new Response(null, { status: 404 });
	const headers = fixedHeaders(file, own);
	headers.set("Content-Range", `bytes */${file.size}`);
	return new Response(null, { status: 416, headers });
}

function fixedHeaders({ key, httpEtag, uploaded }: R2Object, own: Record<string, string>): Headers {
	return new Headers({
		"Accept-Ranges": "bytes",
		"Cache-Control": "private, max-age=3600",
		"X-Content-Type-Options": "nosniff",
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Content-Type": contentType(key),
		ETag: httpEtag,
		"Last-Modified": uploaded.toUTCString(),
		...own,
	});
}

/** By the name: what a bucket says of itself is not needed. */
function contentType(key: string): string {
	return TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

const TYPES: Record<string, string> = {
	mp4: "video/mp4",
	webm: "video/webm",
	webp: "image/webp",
	vtt: "text/vtt; charset=utf-8",
};
