import { readHostCookie, writeHostCookie } from "./host-cookie";

const NAME = "bookmark";

/** Replicas lag by seconds, so an hour is ample. */
const LIFE = "Max-Age=3600";

const SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{8,32}){2,4}$/;

/** The database position that this browser last saw, or null. Untrusted input. */
export function readBookmark(request: Request): string | null {
	const value = readHostCookie(request, NAME);
	return value && SHAPE.test(value) ? value : null;
}

/** A `Set-Cookie` value; the next request then reads no older state. */
export function writeBookmarkCookie(request: Request, bookmark: string): string {
	return writeHostCookie(request, NAME, bookmark, LIFE);
}
