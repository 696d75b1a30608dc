import { MINUTE_SECONDS } from "#app/shared/durations.ts";
import { readHostCookie, writeHostCookie } from "./host-cookie";

const FLASH_COOKIE = "notice";

/** A message that the next page shows once. `closed…`: why the user was redirected from a forbidden page. */
export const FLASHES = ["welcome", "closedInstructors", "closedAdmins", "closedCapability"] as const;
export type Flash = (typeof FLASHES)[number];

export function writeFlash(request: Request, flash: Flash): string {
	return writeHostCookie(request, FLASH_COOKIE, flash, `Max-Age=${MINUTE_SECONDS}`);
}

/** The flash for this page and the header that clears it; empty if there is none or it is for another page. */
export function readFlash<F extends Flash>(
	request: Request,
	of: readonly F[],
): { flash: F | null; headers: HeadersInit } {
	const kept = readHostCookie(request, FLASH_COOKIE);
	const flash = of.find((one) => one === kept) ?? null;
	return { flash, headers: flash ? { "Set-Cookie": writeHostCookie(request, FLASH_COOKIE, "", "Max-Age=0") } : {} };
}
