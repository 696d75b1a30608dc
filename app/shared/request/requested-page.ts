import { safeRedirect } from "./safe-redirect";

/**
 * The page of a request without Remix's additions to the URL; null if it must not be redirected to. Use it for
 * redirects to "this same page": a stranger's link controls the raw path, and `//evil.example/x` would redirect to
 * another site.
 */
export function requestedPage(address: URL | string): string | null {
	const { pathname, searchParams } = new URL(address);
	for (const added of ["_routes", "index"]) searchParams.delete(added);
	const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	return safeRedirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, { guestPages: true });
}
