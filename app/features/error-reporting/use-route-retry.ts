import { useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useRequestId } from "../../shared/request-id";
import { createErrorId } from "./error-details";
import { canRetry } from "./retries";

/** By path. Kept outside the page, since each try puts a new one in its place. */
const retriesByPath = new Map<string, number>();

/** Trying a route again: its loaders run anew, and if they answer the page is drawn. */
export function useRouteRetry() {
	const { pathname } = useLocation();
	const { revalidate, state } = useRevalidator();
	const [retries, setRetries] = useState(retriesByPath.get(pathname) ?? 0);

	function retry() {
		if (!canRetry(retries)) return;
		retriesByPath.set(pathname, retries + 1);
		setRetries(retries + 1);
		revalidate();
	}
	return { retries, retry, isRetrying: state === "loading" };
}

/** The id of the error that a route shows: the request's, as in the server's log, else one of the browser's own. */
export function useRouteErrorId(): string {
	const requestId = useRequestId();
	const [id] = useState(() => requestId || shownByServer() || createErrorId());
	return id;
}

/** The page that is being taken over from the server has it in its card. */
function shownByServer(): string | null {
	if (typeof document === "undefined") return null;
	return document.querySelector("[data-error-id]")?.getAttribute("data-error-id") ?? null;
}
