import { type Click, readReference } from "#app/features/money/affiliates/visits/click.ts";
import { mustAgree } from "#app/features/money/affiliates/visits/consent-countries.ts";
import { findProgram } from "#app/features/money/affiliates/visits/find-program.server.ts";
import { keepVisitor, newVisitorId, readVisitor } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import type { Database } from "#db/client.server.ts";
import { isFollowedLink } from "./is-followed-link.ts";

const PARAMETER = "ref";

/**
 * The address without the code of an affiliate, so that no page differs by it: what is kept for all names nobody.
 * The same object where it holds none.
 */
export function withoutReference(url: URL): URL {
	if (url.search === "" || !url.searchParams.has(PARAMETER)) return url;
	const bare = new URL(url);
	bare.searchParams.delete(PARAMETER);
	return bare;
}

type ReferralRequest = {
	/** As it came in. */
	request: Request;
	/** Of the request. */
	url: URL;
	openDatabase: () => Database;
	queue: Pick<Queue, "send">;
	waitUntil: (work: Promise<unknown>) => void;
	now: Date;
};

/**
 * Has a visit by an affiliate's link counted, by the queue, and gives the cookie that the answer is to set: null where
 * nobody followed a link of ours, or where the visitor has to agree first and has not.
 */
export async function noteReferral({ request, url, ...rest }: ReferralRequest): Promise<string | null> {
	const { openDatabase, queue, waitUntil, now } = rest;
	const reference = readReference(url.searchParams.get(PARAMETER) ?? "");
	if (!reference || !isPage(url) || !isFollowedLink(request)) return null;
	const program = await findProgram(openDatabase(), reference.code).catch(() => null);
	if (!program) return null;
	const known = readVisitor(request);
	const visitorId = known ?? newVisitorId();
	const country = (request.cf as { country?: string } | undefined)?.country ?? null;
	const from = country ? { country } : {};
	const click: Click = { ...reference, visitorId, ...from, at: now.getTime(), isCounted: true };
	waitUntil(queue.send({ click }));
	// Whoever has the cookie has agreed to it before, or was not to be asked.
	return known === null && mustAgree(country) ? null : keepVisitor(request, visitorId, program.cookieDays);
}

function isPage({ pathname }: URL): boolean {
	return !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
}
