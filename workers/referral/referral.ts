import { type Click, readReference } from "#app/features/money/affiliates/visits/click.ts";
import { needsConsent } from "#app/features/money/affiliates/visits/consent-countries.ts";
import { findProgram } from "#app/features/money/affiliates/visits/find-program.server.ts";
import { readVisitor, visitorCookie } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isFollowedLink } from "./is-followed-link.ts";

const REFERENCE_PARAMETER = "ref";

/** So that cached pages do not differ by the code. Returns the same object if there is none. */
export function withoutReference(url: URL): URL {
	if (url.search === "" || !url.searchParams.has(REFERENCE_PARAMETER)) return url;
	const bare = new URL(url);
	bare.searchParams.delete(REFERENCE_PARAMETER);
	return bare;
}

type ReferralRequest = {
	request: Request;
	url: URL;
	openDatabase: () => Database;
	queue: Pick<Queue, "send">;
	waitUntil: (work: Promise<unknown>) => void;
	now: Date;
};

/** Returns the cookie to set; null without an affiliate link, or if consent is required and missing. */
export async function noteReferral({ request, url, ...rest }: ReferralRequest): Promise<string | null> {
	const { openDatabase, queue, waitUntil, now } = rest;
	const reference = readReference(url.searchParams.get(REFERENCE_PARAMETER) ?? "");
	if (!reference || !isPage(url) || !isFollowedLink(request)) return null;
	const program = await findProgram(openDatabase(), reference.code).catch(() => null);
	if (!program) return null;
	const known = readVisitor(request);
	const visitorId = known ?? newHexId();
	const country = (request.cf as { country?: string } | undefined)?.country ?? null;
	const from = country ? { country } : {};
	const click: Click = { ...reference, visitorId, ...from, at: now.getTime(), isCounted: true };
	waitUntil(queue.send({ click }));
	// A visitor who has the cookie consented before, or did not need to.
	return known === null && needsConsent(country) ? null : visitorCookie(request, visitorId, program.cookieDays);
}

function isPage({ pathname }: URL): boolean {
	return !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
}
