import { safeRedirect } from "./safe-redirect";

/**
 * The page of this site that a request asks for or posts to, without what Remix adds to its address; null where the
 * address may not be followed. The path of a request is what a stranger's link made it (`//evil.example/x` asks us for
 * a page, and as a redirect leads away), so whatever leads to "this same page" takes it from here.
 */
export function requestedPage(address: URL | string): string | null {
	const { pathname, searchParams } = new URL(address);
	for (const added of ["_routes", "index"]) searchParams.delete(added);
	const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	return safeRedirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, { guestPages: true });
}
