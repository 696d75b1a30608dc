import { errorDetails } from "./error-details";
import { isIgnorable } from "./ignorable-error";
import { CLEAN_UP_EVERY_MS, createRepeatedErrors } from "./repeated-errors";
import { sendReport } from "./send-report";

export type ReportContext = { source: "window" | "promise" | "boundary" | "route" } & Record<string, string>;

const repeated = createRepeatedErrors();
let isCleaning = false;

/** Reports an error unless it is ignorable or repeated. Returns whether it should be logged, too. */
export function reportError(thrown: unknown, context: ReportContext): boolean {
	const { message, stack } = errorDetails(thrown);
	if (isIgnorable(message)) return false;
	const isRepeated = repeated.isRepeated(message, Date.now());
	cleanUpLater();
	if (isRepeated) return false;

	void sendReport({
		message,
		stack,
		context: JSON.stringify(context),
		userAgent: navigator.userAgent,
		// Query and hash may identify a person, so they are not sent.
		url: location.origin + location.pathname,
		timestamp: new Date().toISOString(),
	});
	return true;
}

function cleanUpLater() {
	if (isCleaning) return;
	isCleaning = true;
	setTimeout(() => {
		isCleaning = false;
		if (repeated.cleanUp(Date.now()) > 0) cleanUpLater();
	}, CLEAN_UP_EVERY_MS);
}
