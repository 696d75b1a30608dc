import { safeRedirect } from "#app/shared/request/safe-redirect.ts";

/**
 * Query for a mailed link: target of the guest page and the course to begin. Undefined when nothing in it would be
 * followed. Targets with a secret are left out, because jobs are stored.
 */
export function wantedQuery(search: URLSearchParams): string | undefined {
	const kept = new URLSearchParams();
	const page = safeRedirect(search.get("redirectTo"));
	if (page && !/[?&]token=/.test(page)) kept.set("redirectTo", page);
	const enroll = search.get("enroll");
	if (enroll && /^[1-9]\d{0,9}$/.test(enroll)) kept.set("enroll", enroll);
	const query = kept.toString();
	return query && query.length <= MAX_QUERY_LENGTH ? query : undefined;
}

const MAX_QUERY_LENGTH = 1500;
