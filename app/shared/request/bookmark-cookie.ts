import { readHostCookie, writeHostCookie } from "./host-cookie";

const NAME = "bookmark";

/** Replicas lag by seconds. After an hour every one of them has what was written. */
const LIFE = "Max-Age=3600";

/** A bookmark as D1 writes it: groups of hexadecimal digits. */
const SHAPE = /^[0-9a-f]{8}(?:-[0-9a-f]{8,32}){2,4}$/;

/** How far the database had come when this browser last heard of it, or null. Anybody can write anything into it. */
export function readBookmark(request: Request): string | null {
	const value = readHostCookie(request, NAME);
	return value && SHAPE.test(value) ? value : null;
}

/** A `Set-Cookie` value that keeps a bookmark, so that the next request reads no older state. */
export function keepBookmark(request: Request, bookmark: string): string {
	return writeHostCookie(request, NAME, bookmark, LIFE);
}
