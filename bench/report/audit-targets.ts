import type { PageAudit } from "../measure/audit-page.ts";
import { LANDING_PAGE } from "../pages.ts";

export type AuditVerdict = {
	page: string;
	figure: string;
	measured: number;
	limit: string;
	digits: number;
	met: boolean;
};

export const AUDIT_LIMITS = {
	performance: { public: 99, signedIn: 95 },
	otherScores: 100,
	fcpSeconds: 1.3,
	lcpSeconds: 1.7,
	blockingMs: 50,
	layoutShift: 0,
	landingJsKilobytes: 133,
	jsKilobytes: { public: 125, signedIn: 163 },
	landingFirstScreenKilobytes: 150,
	landingSeenKilobytes: 300,
};

/** In the order of the report. Kilobytes are 1000 bytes, compressed. */
export function judgePage({ name, audience, weight, ...audit }: PageAudit): AuditVerdict[] {
	const isLanding = name === LANDING_PAGE;
	const limits = AUDIT_LIMITS;
	const js = isLanding ? limits.landingJsKilobytes : limits.jsKilobytes[audience];

	return [
		atLeast("performance", audit.scores.performance, limits.performance[audience]),
		atLeast("accessibility", audit.scores.accessibility, limits.otherScores),
		atLeast("best practices", audit.scores["best-practices"], limits.otherScores),
		atLeast("SEO", audit.scores.seo, limits.otherScores),
		atMost("FCP s", audit.fcpMs / 1000, limits.fcpSeconds, 2),
		atMost("LCP s", audit.lcpMs / 1000, limits.lcpSeconds, 2),
		atMost("blocking ms", audit.blockingMs, limits.blockingMs, 0),
		atMost("layout shift", audit.layoutShift, limits.layoutShift, 3),
		atMost("JavaScript kB", weight.jsBytes / 1000, js, 1),
		...(isLanding
			? [
					atMost("first screen kB", weight.firstScreenBytes / 1000, limits.landingFirstScreenKilobytes, 1),
					atMost("all seen kB", weight.seenBytes / 1000, limits.landingSeenKilobytes, 1),
				]
			: []),
	];

	function atLeast(figure: string, measured: number, limit: number): AuditVerdict {
		return { page: name, figure, measured, limit: `≥ ${limit}`, digits: 0, met: measured >= limit };
	}

	/** Compares the printed value, since nobody notices a shift of 0.0004. */
	function atMost(figure: string, measured: number, limit: number, digits: number): AuditVerdict {
		return {
			page: name,
			figure,
			measured,
			limit: `≤ ${limit}`,
			digits,
			met: Number(measured.toFixed(digits)) <= limit,
		};
	}
}
