import { redact } from "./redact";
import type { ErrorReport } from "./schemas";

/** How much of each field is kept, in characters. */
export const KEPT_LENGTHS = { message: 1000, stack: 6000, context: 2000, userAgent: 400, url: 1000 } as const;

/** A report as it is stored. `pathname` is that of the page, or null when the report does not name one. */
export type ScrubbedReport = {
	message: string;
	stack: string | null;
	context: string | null;
	userAgent: string | null;
	url: string | null;
	pathname: string | null;
	occurredAt: Date | null;
};

/** Makes a report fit to be stored: redacted first, then cut, so that no half of a secret is left over. */
export function scrubReport(report: ErrorReport): ScrubbedReport {
	const { message, stack, context, userAgent, timestamp } = report;
	const page = report.url ? parsePage(report.url) : null;
	const occurredAt = timestamp ? new Date(timestamp) : null;

	return {
		message: keep("message", message) ?? "[empty]",
		stack: keep("stack", stack),
		context: keep("context", typeof context === "object" && context ? JSON.stringify(context) : context),
		userAgent: keep("userAgent", userAgent),
		url: keep("url", page ? page.origin + page.pathname : null),
		pathname: page?.pathname ?? null,
		occurredAt: occurredAt && Number.isFinite(occurredAt.getTime()) ? occurredAt : null,
	};
}

function keep(field: keyof typeof KEPT_LENGTHS, text: string | null | undefined): string | null {
	if (!text) return null;
	// Cut by whole characters: half of one is broken Unicode.
	const cut = [...redact(text).slice(0, KEPT_LENGTHS[field] + 1)].slice(0, KEPT_LENGTHS[field]).join("");
	return cut.replace(/\p{Surrogate}/gu, "").trim() || null;
}

function parsePage(url: string): URL | null {
	const page = URL.canParse(url) ? new URL(url) : null;
	return page && /^https?:$/.test(page.protocol) ? page : null;
}
