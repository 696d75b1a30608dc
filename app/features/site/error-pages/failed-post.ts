import { isRouteErrorResponse } from "@remix-run/react";
import { createErrorId } from "#app/features/operations/error-reporting/error-details.ts";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { isNetworkFailure } from "./load-failure";
import { recordSubmission } from "./sent-form";

export type FailedPost = { reason: "notSent" | "unavailable" } | { reason: "broken"; errorId: string };

const PAGES_OF_THEIR_OWN = [403, 404];

let last: FailedPost | null = null;
const listeners = new Set<() => void>();

/** True when the page stays after a failed form; `FailedPostBanner` shows the reason (`preserved-form.ts`). */
export function preservesPage(error: unknown): boolean {
	if (isRouteErrorResponse(error) && PAGES_OF_THEIR_OWN.includes(error.status)) return false;
	setFailedPost(failureOf(error));
	return true;
}

function failureOf(error: unknown): FailedPost {
	if (isRouteErrorResponse(error) && error.status === 503) return { reason: "unavailable" };
	if (isNetworkFailure(error)) return { reason: "notSent" };
	const errorId = createErrorId();
	// The server already knows its own deliberate answers.
	if (!isRouteErrorResponse(error)) reportError(error, { source: "route", kind: "default", errorId });
	return { reason: "broken", errorId };
}

export const failedPost = () => last;

export function setFailedPost(failure: FailedPost | null) {
	if (last === failure) return;
	last = failure;
	for (const listener of listeners) listener();
}

export function onFailedPost(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** Clears the last failure on a new try; offline, blocks forms that need the network. Returns the stop function. */
export function watchPosts(): () => void {
	const begin = (event: SubmitEvent) => {
		setFailedPost(null);
		recordSubmission(event);
		const sent = targetOfSubmit(event);
		// Before the router, which loads a page for a GET and has no hook for its failure. Forms without a method are
		// sent by their own script.
		if (sent?.method === "get" || (sent?.method === "post" && sent.path !== window.location.pathname))
			blockIfOffline(event);
	};
	const end = (event: SubmitEvent) => {
		if (!event.defaultPrevented && targetOfSubmit(event)) blockIfOffline(event);
	};
	window.addEventListener("submit", begin, { capture: true });
	window.addEventListener("submit", end);
	return () => {
		window.removeEventListener("submit", begin, { capture: true });
		window.removeEventListener("submit", end);
	};
}

function blockIfOffline(event: SubmitEvent) {
	if (navigator.onLine) return;
	event.preventDefault();
	event.stopPropagation();
	setFailedPost({ reason: "notSent" });
}

function targetOfSubmit({ target, submitter }: SubmitEvent): { method: string; path: string } | null {
	if (!(target instanceof HTMLFormElement) || target.dataset.kept !== undefined) return null;
	const own = (name: string, attribute: string) =>
		submitter?.getAttribute(name) ?? target.getAttribute(attribute) ?? "";
	const path = new URL(own("formaction", "action"), window.location.href).pathname;
	return { method: own("formmethod", "method").toLowerCase(), path };
}
