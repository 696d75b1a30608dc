import { pathPattern } from "#app/shared/pages/path-pattern.ts";
import { browserFamilyOf } from "#app/shared/request/browser-family.ts";
import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { fingerprintOf, topFrameOf } from "./fingerprint";
import {
	countError,
	countSighting,
	deleteSurplusReports,
	insertErrorReport,
} from "./groups/error-groups.repository.server";
import type { ErrorReport } from "./schemas";
import { scrubReport } from "./scrub-report";

type Input = { report: ErrorReport; clientIp: string; now: Date; rateLimitScale: number };
type Outcome = { ok: true; fingerprint: string } | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Redacts, counts and stores a browser's error in one batch. Refused as `tooMany` above 10 a minute per address or
 * 300 in total.
 */
export async function recordErrorReport(
	db: Database,
	{ report, clientIp, now, rateLimitScale }: Input,
): Promise<Outcome> {
	const scale = rateLimitScale;
	const perAddress = await consumeRateLimit(db, { limit: LIMITS.errorReportsPerAddress, who: clientIp, now, scale });
	if (!perAddress.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: perAddress.retryAfterSeconds };
	const inAll = await consumeRateLimit(db, { limit: LIMITS.errorReportsInAll, who: "all", now, scale });
	if (!inAll.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: inAll.retryAfterSeconds };

	const { pathname, ...scrubbed } = scrubReport(report);
	const fingerprint = await fingerprintOf(scrubbed.message, scrubbed.stack);
	const page = pathname === null ? null : pagePattern(pathname);
	const browser = browserFamilyOf(scrubbed.userAgent);

	await db.batch([
		countError(db, { fingerprint, message: scrubbed.message, topFrame: topFrameOf(scrubbed.stack), now }),
		insertErrorReport(db, { fingerprint, ...scrubbed, receivedAt: now }),
		deleteSurplusReports(db, fingerprint),
		...(page ? [countSighting(db, { fingerprint, kind: "page", name: page })] : []),
		...(browser ? [countSighting(db, { fingerprint, kind: "browser", name: browser })] : []),
	]);
	return { ok: true, fingerprint };
}

function pagePattern(pathname: string): string {
	const [, first = "", ...rest] = pathname.split("/");
	return pathPattern(isLanguage(first) ? `/${rest.join("/")}` : pathname);
}
