import { redirect } from "@remix-run/cloudflare";
import { UnprintableError } from "./unprintable-error";

/** What the page of a text is told, whose PDF waits for letters that can be printed: `?pdf=held`. */
const HELD = "pdf=held";

/** Makes a PDF of a text; where it has letters that cannot be printed, leads to the page of the text, which says so. */
export async function printOrRedirect<Made>(page: string, make: () => Promise<Made>): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof UnprintableError)) throw error;
		throw redirect(`${page}${page.includes("?") ? "&" : "?"}${HELD}`, 303);
	}
}
