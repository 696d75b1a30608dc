import { isRouteErrorResponse } from "@remix-run/react";

/** Browser messages for failed requests and module loads. */
const NOT_ARRIVED = [
	"failed to fetch",
	"networkerror when attempting to fetch",
	"load failed",
	"dynamically imported module",
	"importing a module script failed",
	"unable to preload css",
];

/** Remix messages for an invalid data response, and for one whose error stays on the server. */
const NO_DATA = ["unable to decode turbo-stream", "unexpected server error"];

/** True when offline or a code file failed to load. */
export function isNetworkFailure(error: unknown): boolean {
	return messageIncludes(error, NOT_ARRIVED);
}

/** True when loading failed, as opposed to rendering. */
export function isLoadFailure(error: unknown): boolean {
	if (isRouteErrorResponse(error)) return error.status >= 500;
	return messageIncludes(error, NOT_ARRIVED) || messageIncludes(error, NO_DATA);
}

function messageIncludes(error: unknown, words: string[]): boolean {
	if (!(error instanceof Error)) return false;
	const message = error.message.toLowerCase();
	return words.some((part) => message.includes(part));
}
