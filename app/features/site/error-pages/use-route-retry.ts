import { useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { createErrorId } from "#app/features/operations/error-reporting/error-details.ts";
import { useRequestId } from "#app/shared/request/request-id.tsx";
import { canRetry } from "./retries";

/** Per page visit. Outside of the component, because each retry remounts it. */
const retriesByVisit = new Map<string, number>();

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

export function useRouteErrorId(): string {
	const requestId = useRequestId();
	const [id] = useState(() => requestId || serverErrorId() || createErrorId());
	return id;
}

function serverErrorId(): string | null {
	if (typeof document === "undefined") return null;
	return document.querySelector("[data-error-id]")?.getAttribute("data-error-id") ?? null;
}
