import { errorDetails } from "./error-details";
import { isIgnorable } from "./ignorable-error";
import { CLEAN_UP_EVERY_MS, createRepeatedErrors } from "./repeated-errors";
import { sendReport } from "./send-report";

/** Where an error was caught, and what helps to find it. */
export type ReportContext = { source: "window" | "promise" | "boundary" | "route" } & Record<string, string>;

const repeated = createRepeatedErrors();
let isCleaning = false;

/**
 * Reports what was thrown, unless it is ignorable or was met three times in the
 * last seconds. Returns whether it is worth the console, too.
 */
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
		// What follows the path may identify somebody, and is not sent at all.
		url: location.origin + location.pathname,
		timestamp: new Date().toISOString(),
	});
	return true;
}

/** Cleans every 10 seconds while there is something to forget. */
function cleanUpLater() {
	if (isCleaning) return;
	isCleaning = true;
	setTimeout(() => {
		isCleaning = false;
		if (repeated.cleanUp(Date.now()) > 0) cleanUpLater();
	}, CLEAN_UP_EVERY_MS);
}
