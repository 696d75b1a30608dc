import { readHostCookie, writeHostCookie } from "./host-cookie";

const NAME = "notice";

/** What the next page is to tell, once. `closed…`: why somebody was led there from a page of others. */
export const FLASHES = ["welcome", "closedInstructors", "closedAdmins", "closedCapability"] as const;
export type Flash = (typeof FLASHES)[number];

/** A `Set-Cookie` value by which the next page tells something; nobody waits longer than a minute for it. */
export function writeFlash(request: Request, flash: Flash): string {
	return writeHostCookie(request, NAME, flash, "Max-Age=60");
}

/**
 * What this page is to tell of these, and the header that ends it; nothing where there is nothing, or where
 * another page is meant.
 */
export function readFlash<F extends Flash>(
	request: Request,
	of: readonly F[],
): { flash: F | null; headers: HeadersInit } {
	const kept = readHostCookie(request, NAME);
	const flash = of.find((one) => one === kept) ?? null;
	return { flash, headers: flash ? { "Set-Cookie": writeHostCookie(request, NAME, "", "Max-Age=0") } : {} };
}
