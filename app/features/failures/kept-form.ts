import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { failedPost, keepsPage, tell } from "./failed-post";

/*
 * What every page has without writing it (scripts/vite/kept-forms.ts): a form that could not be sent, or that the school
 * broke over, leaves the page and what was typed into it where they are. Left to themselves, Remix shows the error in the
 * page's place.
 */

export const clientAction = (sent: ClientActionFunctionArgs) => sendKept(sent);

/** Sends a form to the action of its page: the answer, null where it failed. Throws what the page shows in its own place. */
export async function sendKept<Answer>({ request, serverAction }: ClientActionFunctionArgs) {
	tell(null);
	try {
		return await serverAction<Answer>();
	} catch (error) {
		// A redirect, or another form took its place.
		if (error instanceof Response || request.signal.aborted || !keepsPage(error)) throw error;
		return null;
	}
}

/** Nothing is read anew after a form that failed: without a network that would fail as well, and take the page away. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return defaultShouldRevalidate && !hasFailed(formMethod);
}

/** Whether it was a form, and it has failed. */
export function hasFailed(formMethod: string | undefined): boolean {
	return formMethod !== undefined && formMethod !== "GET" && failedPost() !== null;
}
