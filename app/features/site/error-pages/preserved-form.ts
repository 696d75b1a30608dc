import {
	type ClientActionFunctionArgs,
	isRouteErrorResponse,
	type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { pendingActions } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { isProofNeeded } from "#app/shared/api/proof-needed.ts";
import { failedPost, preservesPage, setFailedPost } from "./failed-post";
import { resubmitAfterProof, takeSentForm } from "./sent-form";

/*
 * Hooks that every page exports (`clientAction` if it has an action): a form that was not sent, failed or waits for a
 * proof of identity keeps the page and its input. Without them Remix replaces the page with the error.
 */

export const clientAction = (sent: ClientActionFunctionArgs) => sendPreserved(sent);

/** Null when the form failed or waits for a proof. Throws what the page must show instead of itself. */
export async function sendPreserved<Answer>({ request, serverAction }: ClientActionFunctionArgs) {
	setFailedPost(null);
	const sent = takeSentForm(request);
	try {
		return await serverAction<Answer>();
	} catch (error) {
		if (isRouteErrorResponse(error) && isProofNeeded(error.data)) {
			await resubmitAfterProof(sent);
			return null;
		}
		// A redirect, or superseded by another form.
		if (error instanceof Response || request.signal.aborted || !preservesPage(error)) throw error;
		return null;
	}
}

/** No revalidation after a failed form, which would replace the page, or while one waits for a proof. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return defaultShouldRevalidate && !hasFailed(formMethod);
}

/** True when a form was sent and failed or waits for a proof. */
export function hasFailed(formMethod: string | undefined): boolean {
	const isUndone = failedPost() !== null || pendingActions.list().length > 0;
	return formMethod !== undefined && formMethod !== "GET" && isUndone;
}
