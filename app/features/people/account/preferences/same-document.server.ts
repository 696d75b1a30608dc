import { redirectDocument } from "@remix-run/cloudflare";
import { requestedPage } from "#app/shared/request/requested-page.ts";

export function reloadWithCookies(request: Request, cookies: readonly string[]): Response {
	const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
	return redirectDocument(requestedPage(request.url) ?? "/", { headers });
}
