import { useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { createErrorId } from "#app/features/operations/error-reporting/error-details.ts";
import { useRequestId } from "#app/shared/request/request-id.tsx";
import { canRetry } from "./retries";

/** By visit of a page. Kept outside it, since each try puts a new page in its place. */
const retriesByVisit = new Map<string, number>();

/** Trying a route again: its loaders run anew, and if they answer the page is drawn. */
export function useRouteRetry() {
	const { key } = useLocation();
	const { revalidate, state } = useRevalidator();
	const [retries, setRetries] = useState(retriesByVisit.get(key) ?? 0);

	function retry() {
		if (!canRetry(retries)) return;
		retriesByVisit.set(key, retries + 1);
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
