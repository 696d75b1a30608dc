import { Await, useAsyncError } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { FailureCard } from "./failure-card";
import { useRouteErrorId, useRouteRetry } from "./use-route-retry";

type Props<Data> = {
	/** What the loader handed on without waiting for it. */
	data: Promise<Data>;
	/** The shape of the part. */
	skeleton: ReactNode;
	children: (data: Data) => ReactNode;
};

/**
 * A part of a page whose data come behind the page: first its shape, then itself,
 * and an error card where they do not come. Crawlers get the page when it is whole.
 */
export function DeferredPart<Data>({ data, skeleton, children }: Props<Data>) {
	return (
		<Suspense fallback={skeleton}>
			<Await resolve={data} errorElement={<PartFailure />}>
				{(found) => children(found as Data)}
			</Await>
		</Suspense>
	);
}

/** The rest of the page stays as it is; trying again runs the loaders of the page. */
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
