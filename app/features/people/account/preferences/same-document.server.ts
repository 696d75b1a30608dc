import { redirectDocument } from "@remix-run/cloudflare";
import { requestedPage } from "#app/shared/request/requested-page.ts";

/** Loads the page that is asked for anew, as a document, with cookies that change how it looks. */
export function sameDocumentWith(request: Request, cookies: readonly string[]): Response {
	const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
	return redirectDocument(requestedPage(request.url) ?? "/", { headers });
}
