import { redirect } from "@remix-run/cloudflare";
import { withParameter } from "../pages/with-parameter";
import { UnprintableError } from "./unprintable-error";

/** Makes a PDF; if it has unprintable letters, redirects to the page of the text, which says so. */
export async function printOrRedirect<Made>(page: string, make: () => Promise<Made>): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof UnprintableError)) throw error;
		// With this parameter the page says why.
		throw redirect(withParameter(page, "pdf", "held"), 303);
	}
}
