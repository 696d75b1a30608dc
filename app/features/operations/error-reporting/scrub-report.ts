import { redact } from "./redact";
import type { ErrorReport } from "./schemas";

/** Maximum characters stored per field. */
export const MAX_STORED_LENGTHS = { message: 1000, stack: 6000, context: 2000, userAgent: 400, url: 1000 } as const;

/** `pathname` is null when the report names no page. */
export type ScrubbedReport = {
	message: string;
	stack: string | null;
	context: string | null;
	userAgent: string | null;
	url: string | null;
	pathname: string | null;
	occurredAt: Date | null;
};

/** Redacts before cutting, so that no half of a secret remains. */
export function scrubReport(report: ErrorReport): ScrubbedReport {
	const { message, stack, context, userAgent, timestamp } = report;
	const page = report.url ? parsePage(report.url) : null;
	const occurredAt = timestamp ? new Date(timestamp) : null;

	return {
		message: redactAndCut("message", message) ?? "[empty]",
		stack: redactAndCut("stack", stack),
		context: redactAndCut("context", typeof context === "object" && context ? JSON.stringify(context) : context),
		userAgent: redactAndCut("userAgent", userAgent),
		url: redactAndCut("url", page ? page.origin + page.pathname : null),
		pathname: page?.pathname ?? null,
		occurredAt: occurredAt && Number.isFinite(occurredAt.getTime()) ? occurredAt : null,
	};
}

function redactAndCut(field: keyof typeof MAX_STORED_LENGTHS, text: string | null | undefined): string | null {
	if (!text) return null;
	// Cuts by code point: half of a surrogate pair is broken Unicode.
	const cut = [...redact(text).slice(0, MAX_STORED_LENGTHS[field] + 1)].slice(0, MAX_STORED_LENGTHS[field]).join("");
	return cut.replace(/\p{Surrogate}/gu, "").trim() || null;
}

function parsePage(url: string): URL | null {
	const page = URL.canParse(url) ? new URL(url) : null;
	return page && /^https?:$/.test(page.protocol) ? page : null;
}
