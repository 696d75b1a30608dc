import { isRouteErrorResponse } from "@remix-run/react";
import { createErrorId } from "../error-reporting/error-details";
import { reportError } from "../error-reporting/report-error";
import { isLoadFailure } from "./load-failure";

/** Why a form was not answered: it did not arrive, the school has no records for the moment, or something broke. */
export type FailedPost = { reason: "notSent" | "unavailable" } | { reason: "broken"; errorId: string };

/** Answers that say something of the page itself, which shows them in its place. */
const PAGES_OF_THEIR_OWN = [403, 404];

let last: FailedPost | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the page stays as it is although a form on it has failed: what was typed is still there, and `FailedPostBanner`
 * says why. The router asks for every form and fetcher (scripts/vite/failed-posts.ts).
 */
export function keepsPage(error: unknown): boolean {
	if (isRouteErrorResponse(error) && PAGES_OF_THEIR_OWN.includes(error.status)) return false;
	tell(failureOf(error));
	return true;
}

function failureOf(error: unknown): FailedPost {
	if (isRouteErrorResponse(error) && error.status === 503) return { reason: "unavailable" };
	if (isLoadFailure(error)) return { reason: "notSent" };
	const errorId = createErrorId();
	// What the server answered on purpose is no news to it.
	if (!isRouteErrorResponse(error)) reportError(error, { source: "route", kind: "default", errorId });
	return { reason: "broken", errorId };
}

/** What the last form has failed with; null once another is sent. */
export const failedPost = () => last;

/** Says that a form has failed, or with null that none has. */
export function tell(failure: FailedPost | null) {
	if (last === failure) return;
	last = failure;
	for (const listener of listeners) listener();
}

/** Calls back when that changes. Returns how to stop. */
export function onFailedPost(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/**
 * Watches what is sent: a new try forgets the old failure, and a form that the browser itself would post without a
 * network stays where it is. Returns how to stop.
 */
export function watchPosts(): () => void {
	const forget = () => tell(null);
	const hold = (event: SubmitEvent) => {
		const { target, submitter, defaultPrevented } = event;
		if (defaultPrevented || navigator.onLine || !(target instanceof HTMLFormElement)) return;
		if ((submitter?.getAttribute("formmethod") ?? target.method).toLowerCase() !== "post") return;
		event.preventDefault();
		tell({ reason: "notSent" });
	};
	window.addEventListener("submit", forget, { capture: true });
	window.addEventListener("submit", hold);
	return () => {
		window.removeEventListener("submit", forget, { capture: true });
		window.removeEventListener("submit", hold);
	};
}
