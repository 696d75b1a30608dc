import { HOUR_SECONDS } from "#app/shared/durations.ts";
import { readHostCookie, writeHostCookie } from "./host-cookie";

const BOOKMARK_COOKIE = "bookmark";

/** Replicas lag by seconds, so an hour is ample. */
const MAX_AGE_ATTRIBUTE = `Max-Age=${HOUR_SECONDS}`;

const BOOKMARK_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{8,32}){2,4}$/;

/** The database position that this browser last saw, or null. Untrusted input. */
export function readBookmark(request: Request): string | null {
	const value = readHostCookie(request, BOOKMARK_COOKIE);
	return value && BOOKMARK_PATTERN.test(value) ? value : null;
}

/** A `Set-Cookie` value; the next request then reads no older state. */
export function writeBookmarkCookie(request: Request, bookmark: string): string {
	return writeHostCookie(request, BOOKMARK_COOKIE, bookmark, MAX_AGE_ATTRIBUTE);
}
