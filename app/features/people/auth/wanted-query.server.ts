import { safeRedirect } from "#app/shared/request/safe-redirect.ts";

/**
 * What a guest page was asked to lead to, as the query of a link in a mail: where somebody wanted to go, and the course to
 * begin. Left out when there is nothing of it that would be followed. An address with a secret in it goes into no job.
 */
export function wantedQuery(search: URLSearchParams): string | undefined {
	const kept = new URLSearchParams();
	const page = safeRedirect(search.get("redirectTo"));
	if (page && !/[?&]token=/.test(page)) kept.set("redirectTo", page);
	const enroll = search.get("enroll");
	if (enroll && /^[1-9]\d{0,9}$/.test(enroll)) kept.set("enroll", enroll);
	const query = kept.toString();
	return query && query.length <= LONGEST ? query : undefined;
}

const LONGEST = 1500;
