import { redirectDocument } from "@remix-run/cloudflare";

/** Loads the page that is asked for anew, as a document, with cookies that change how it looks. */
export function sameDocumentWith(request: Request, cookies: readonly string[]): Response {
	const { pathname, searchParams } = new URL(request.url);
	searchParams.delete("_routes");
	const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
	return redirectDocument(searchParams.size > 0 ? `${path}?${searchParams}` : path, { headers });
}
