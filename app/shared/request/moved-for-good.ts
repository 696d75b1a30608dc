import { redirect } from "@remix-run/cloudflare";

/**
 * Leads to the address that something has by now. For search engines it is permanent; browsers ask again each time, since a
 * change of an address can be undone.
 */
export function movedForGood(to: string): Response {
	return redirect(to, { status: 301, headers: { "Cache-Control": "no-cache" } });
}
