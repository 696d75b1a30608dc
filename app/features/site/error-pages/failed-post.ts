import { isRouteErrorResponse } from "@remix-run/react";
import { createErrorId } from "#app/features/operations/error-reporting/error-details.ts";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { isNetworkFailure } from "./load-failure";
import { notePress } from "./sent-form";

/** Why a form was not answered: it did not arrive, the school has no records for the moment, or something broke. */
export type FailedPost = { reason: "notSent" | "unavailable" } | { reason: "broken"; errorId: string };

/** Answers that say something of the page itself, which shows them in its place. */
const PAGES_OF_THEIR_OWN = [403, 404];

let last: FailedPost | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the page stays as it is although a form on it has failed: what was typed is still there, and `FailedPostBanner`
 * says why. Every page asks for its forms (`kept-form.ts`).
 */
export function keepsPage(error: unknown): boolean {
	if (isRouteErrorResponse(error) && PAGES_OF_THEIR_OWN.includes(error.status)) return false;
	tell(failureOf(error));
	return true;
}

function failureOf(error: unknown): FailedPost {
	if (isRouteErrorResponse(error) && error.status === 503) return { reason: "unavailable" };
	if (isNetworkFailure(error)) return { reason: "notSent" };
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
 * Watches what is sent: a new try forgets the old failure, and without a network a form stays where it is that would lead
 * to another page, that asks for something, or that the browser itself would send. Returns how to stop.
 */
export function watchPosts(): () => void {
	const begin = (event: SubmitEvent) => {
		tell(null);
		notePress(event);
		const sent = sentBy(event);
		// Before the router hears of it, which reads a page for a question and has no hook for what fails then. A form
		// without a method is sent by a script of its own.
		if (sent?.method === "get" || (sent?.method === "post" && sent.path !== window.location.pathname)) hold(event);
	};
	const end = (event: SubmitEvent) => {
		if (!event.defaultPrevented && sentBy(event)) hold(event);
	};
	window.addEventListener("submit", begin, { capture: true });
	window.addEventListener("submit", end);
	return () => {
		window.removeEventListener("submit", begin, { capture: true });
		window.removeEventListener("submit", end);
	};
}

/** Stops what is to be sent while there is no network. */
function hold(event: SubmitEvent) {
	if (navigator.onLine) return;
	event.preventDefault();
	event.stopPropagation();
	tell({ reason: "notSent" });
}

/** How and where to a form is sent; null for one that keeps what it says on the device (`data-kept`). */
function sentBy({ target, submitter }: SubmitEvent): { method: string; path: string } | null {
	if (!(target instanceof HTMLFormElement) || target.dataset.kept !== undefined) return null;
	const own = (name: string, attribute: string) =>
		submitter?.getAttribute(name) ?? target.getAttribute(attribute) ?? "";
	const path = new URL(own("formaction", "action"), window.location.href).pathname;
	return { method: own("formmethod", "method").toLowerCase(), path };
}
