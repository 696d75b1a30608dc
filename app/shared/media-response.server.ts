import { byteRange } from "./byte-range";

type MediaRequest = {
	bucket: R2Bucket;
	key: string;
	request: Request;
	headers?: Record<string, string>;
};

/**
 * Serves a file of the media bucket, whole or one range: 200, 206, 304, 412, 416 or 404. Cached privately for an hour
 * unless `headers` differ. R2 evaluates the conditional headers. Source: RFC 9110, sections 13 and 14.
 */
export async function mediaResponse({ bucket, key, request, headers: own = {} }: MediaRequest): Promise<Response> {
	const asked = request.headers;
	const range = await rangeOf(bucket, key, asked);
	const part = range === "unsatisfiable" ? null : range;
	const found = await find(bucket, key, { onlyIf: asked, ...(part ? { range: part } : {}) });
	if (!found) return new Response(null, { status: 404 });

	const headers = fixedHeaders(found, own);
	if (!("body" in found)) return new Response(null, { status: isRevisited(asked) ? 304 : 412, headers });
	if (range === "unsatisfiable") {
		await found.body.cancel();
		headers.set("Content-Range", `bytes */${found.size}`);
		return new Response(null, { status: 416, headers });
	}
	headers.set("Content-Length", String(part ? part.length : found.size));
	if (part) headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${found.size}`);
	return new Response(found.body, { status: part ? 206 : 200, headers });
}

/** The whole file when it has changed since (`If-Range`), since the parts would not match. */
async function rangeOf(bucket: R2Bucket, key: string, asked: Headers) {
	if (!asked.has("Range")) return null;
	const file = await bucket.head(key);
	const condition = asked.get("If-Range");
	if (!file || (condition !== null && condition !== file.httpEtag)) return null;
	return byteRange(asked.get("Range"), file.size);
}

async function find(bucket: R2Bucket, key: string, options: R2GetOptions): Promise<R2ObjectBody | R2Object | null> {
	try {
		return await bucket.get(key, options);
	} catch {
		// A malformed condition is ignored; an outage fails here again.
		return bucket.get(key, options.range ? { range: options.range } : {});
	}
}

/** True for a failed revalidation, which is 304; other failed preconditions are 412. */
function isRevisited(headers: Headers): boolean {
	return headers.has("If-None-Match") || headers.has("If-Modified-Since");
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

/** From the file name, not from the bucket's metadata. */
function contentType(key: string): string {
	return TYPE_OF_EXTENSION[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

const TYPE_OF_EXTENSION: Record<string, string> = {
	mp4: "video/mp4",
	webm: "video/webm",
	webp: "image/webp",
	vtt: "text/vtt; charset=utf-8",
};
