import { redirectDocument } from "@remix-run/cloudflare";
import { pageAsked } from "#app/shared/request/page-asked.ts";

/** Loads the page that is asked for anew, as a document, with cookies that change how it looks. */
export function sameDocumentWith(request: Request, cookies: readonly string[]): Response {
	const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
	return redirectDocument(pageAsked(request.url) ?? "/", { headers });
}
