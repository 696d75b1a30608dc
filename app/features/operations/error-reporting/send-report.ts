import { identityHeaders, readIdentity } from "#app/shared/api-client/identity.ts";
import type { ErrorReport } from "./schemas";

/** Below the gate's 16 KB, with room for the rest of the request. */
const MAX_BYTES = 15 * 1024;
const MAX_LENGTHS = { message: 1000, stack: 6000, context: 2000, url: 1000, userAgent: 400 };

type SerializedReport = Omit<ErrorReport, "context"> & { stack: string | null; context: string };

/** Best effort; outlives the page. */
export async function sendReport(report: SerializedReport): Promise<void> {
	try {
		await fetch("/api/error-reports", {
			method: "POST",
			headers: { "Content-Type": "application/json", ...identityHeaders(readIdentity()) },
			body: JSON.stringify(fitReport(report)),
			credentials: "include",
			keepalive: true,
		});
	} catch {
		// Not retried, because that would add load to a failing server.
	}
}

/** Cuts a report to the accepted size, keeping the message and the top of the stack. */
export function fitReport(report: SerializedReport): SerializedReport {
	const cut: SerializedReport = {
		...report,
		message: report.message.slice(0, MAX_LENGTHS.message),
		stack: report.stack?.slice(0, MAX_LENGTHS.stack) ?? null,
		context: report.context.slice(0, MAX_LENGTHS.context),
		url: report.url?.slice(0, MAX_LENGTHS.url),
		userAgent: report.userAgent?.slice(0, MAX_LENGTHS.userAgent),
	};
	// Characters of other scripts take up to three bytes, control characters six.
	while (cut.stack && new TextEncoder().encode(JSON.stringify(cut)).byteLength > MAX_BYTES) {
		cut.stack = cut.stack.slice(0, Math.floor(cut.stack.length / 2));
		cut.context = cut.context.slice(0, Math.floor(cut.context.length / 2));
	}
	return cut;
}
