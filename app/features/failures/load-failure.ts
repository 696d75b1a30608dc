import { isRouteErrorResponse } from "@remix-run/react";

/** What browsers say when the data or the code of a page did not arrive. */
const LOAD_FAILURES = [
	"failed to fetch",
	"networkerror when attempting to fetch",
	"load failed",
	"dynamically imported module",
	"importing a module script failed",
	"unable to preload css",
	// What Remix says of an answer to a request for data that is none, and of one whose reason stays on the server.
	"unable to decode turbo-stream",
	"unexpected server error",
];

/** True when a page could not be loaded, as opposed to one that broke. */
export function isLoadFailure(error: unknown): boolean {
	if (isRouteErrorResponse(error)) return error.status >= 500;
	if (!(error instanceof Error)) return false;
	const message = error.message.toLowerCase();
	return LOAD_FAILURES.some((words) => message.includes(words));
}
