import { useEffect } from "react";
import { quietConsole } from "./quiet-console";
import { reportError } from "./report-error";

/** Mounted once, in the root: reports uncaught errors and silences ignorable ones in the console. */
export function CaptureErrors() {
	useEffect(() => {
		const unquiet = quietConsole();
		const onError = (event: ErrorEvent) => {
			if (!reportError(event.error ?? event.message, { source: "window" })) event.preventDefault();
		};
		const onRejection = (event: PromiseRejectionEvent) => {
			if (!reportError(event.reason, { source: "promise" })) event.preventDefault();
		};
		const watch = new AbortController();
		const { signal } = watch;
		window.addEventListener("error", onError, { signal });
		window.addEventListener("unhandledrejection", onRejection, { signal });
		return () => {
			unquiet();
			watch.abort();
		};
	}, []);
	return null;
}
