import {
	type ClientActionFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { waitingDeeds } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { isProofNeeded } from "#app/shared/api/proof-needed.ts";
import { failedPost, keepsPage, tell } from "./failed-post";
import { takeSentForm, waitForProof } from "./sent-form";

/*
 * Hooks that every page exports, `clientAction` where it has an action: a form that could not be sent, that failed in the
 * school, or that waits for a proof of identity leaves the page and what was typed into it where they are. Without them
 * Remix shows the error in place of the page.
 */

export const clientAction = (sent: ClientActionFunctionArgs) => sendKept(sent);

/** Sends a form to the action of its page: the answer, null where it failed or waits for a proof. Throws what the page shows in its own place. */
export async function sendKept<Answer>({ request, serverAction }: ClientActionFunctionArgs) {
	tell(null);
	const sent = takeSentForm(request);
	try {
		return await serverAction<Answer>();
	} catch (error) {
		if (isRouteErrorResponse(error) && isProofNeeded(error.data)) {
			await waitForProof(sent);
			return null;
		}
		// A redirect, or another form took its place.
		if (error instanceof Response || request.signal.aborted || !keepsPage(error)) throw error;
		return null;
	}
}

/**
 * Nothing is read anew after a form that failed: without a network that would fail as well, and take the page away. Nor
 * before one that waits for a proof has been sent.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return defaultShouldRevalidate && !hasFailed(formMethod);
}

/** Whether it was a form, and it has failed or waits for a proof. */
export function hasFailed(formMethod: string | undefined): boolean {
	const isUndone = failedPost() !== null || waitingDeeds.list().length > 0;
	return formMethod !== undefined && formMethod !== "GET" && isUndone;
}
