import { isRouteErrorResponse } from "@remix-run/react";

/** What browsers say when an answer or a file of code did not arrive. */
const NOT_ARRIVED = [
	"failed to fetch",
	"networkerror when attempting to fetch",
	"load failed",
	"dynamically imported module",
	"importing a module script failed",
	"unable to preload css",
];

/** What Remix says of an answer to a request for data that is none, and of one whose reason stays on the server. */
const NO_DATA = ["unable to decode turbo-stream", "unexpected server error"];

/** True when there was no answer at all: no network, or a file of code that did not come. */
export function isNetworkFailure(error: unknown): boolean {
	return says(error, NOT_ARRIVED);
}

/** True when a page could not be loaded, as opposed to one that broke while it was drawn. */
export function isLoadFailure(error: unknown): boolean {
	if (isRouteErrorResponse(error)) return error.status >= 500;
	return says(error, NOT_ARRIVED) || says(error, NO_DATA);
}

function says(error: unknown, words: string[]): boolean {
	if (!(error instanceof Error)) return false;
	const message = error.message.toLowerCase();
	return words.some((part) => message.includes(part));
}
