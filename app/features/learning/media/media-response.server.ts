import { matchesEtag, parseByteRange } from "./byte-range";

type Input = { bucket: R2Bucket; key: string; request: Request };

/**
 * Sends a file of the media bucket, whole or one range of it: 200, 206, 304, 416,
 * or 404 when the bucket has no such file. Kept by the browser alone, for an hour.
 * Source: RFC 9110, sections 13 and 14.
 */
export async function mediaResponse({ bucket, key, request }: Input): Promise<Response> {
	const file = await bucket.head(key);
	if (!file) return new Response(null, { status: 404 });

	const headers = new Headers({ ...FIXED_HEADERS, "Content-Type": contentType(key), ETag: file.httpEtag });
	headers.set("Last-Modified", file.uploaded.toUTCString());
	if (matchesEtag(request.headers.get("If-None-Match"), file.httpEtag)) {
		return new Response(null, { status: 304, headers });
	}

	const range = isRangeStillGood(request, file.httpEtag)
		? parseByteRange(request.headers.get("Range"), file.size)
		: null;
	if (range === "unsatisfiable") {
		headers.set("Content-Range", `bytes */${file.size}`);
		return new Response(null, { status: 416, headers });
	}

	const length = range ? range.end - range.start + 1 : file.size;
	const found = await bucket.get(key, range ? { range: { offset: range.start, length } } : {});
	if (!found) return new Response(null, { status: 404 });
	headers.set("Content-Length", String(length));
	if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
	return new Response(found.body, { status: range ? 206 : 200, headers });
}

const FIXED_HEADERS = {
	"Accept-Ranges": "bytes",
	"Cache-Control": "private, max-age=3600",
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": "default-src 'none'; sandbox",
};

/** A range of a file that has changed since would not fit to the part the browser has: then all of it. */
function isRangeStillGood(request: Request, etag: string): boolean {
	const condition = request.headers.get("If-Range");
	return condition === null || condition === etag;
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
