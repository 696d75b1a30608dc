import { Await, useAsyncError } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { FailureCard } from "./failure-card";
import { useRouteErrorId, useRouteRetry } from "./use-route-retry";

type Props<Data> = {
	data: Promise<Data>;
	skeleton: ReactNode;
	children: (data: Data) => ReactNode;
};

/** Renders deferred data: skeleton first, an error card on failure. Crawlers get the complete page. */
export function DeferredPart<Data>({ data, skeleton, children }: Props<Data>) {
	return (
		<Suspense fallback={skeleton}>
			<Await resolve={data} errorElement={<PartFailure />}>
				{(found) => children(found as Data)}
			</Await>
		</Suspense>
	);
}

/** The rest of the page stays; retrying runs the page's loaders. */
function PartFailure() {
	const error = useAsyncError();
	const errorId = useRouteErrorId();
	const { retries, retry, isRetrying } = useRouteRetry();

	useEffect(() => {
		reportError(error, { source: "route", kind: "default", errorId });
	}, [error, errorId]);
	return (
		<div data-error-id={errorId}>
			<FailureCard kind="default" errorId={errorId} retries={retries} isRetrying={isRetrying} onRetry={retry} />
		</div>
	);
}
