import { redirect } from "@remix-run/cloudflare";
import { UnprintableError } from "./unprintable-error";

/** Query parameter that makes the page say why the PDF cannot be made. */
const HELD_QUERY = "pdf=held";

/** Makes a PDF; if it has unprintable letters, redirects to the page of the text, which says so. */
export async function printOrRedirect<Made>(page: string, make: () => Promise<Made>): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof UnprintableError)) throw error;
		throw redirect(`${page}${page.includes("?") ? "&" : "?"}${HELD_QUERY}`, 303);
	}
}
