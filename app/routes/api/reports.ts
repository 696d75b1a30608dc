import { reportByApi } from "#app/features/community/moderation/reports/report-by-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";

/** 201: taken. 200: the caller's open report of the same thing, or what was sent with the same key. 404 for a thing that the caller cannot see, 409 for an own one. */
export const action = guarded(anyUser, ({ context, request, user }) =>
	reportByApi(context, { request, user, reportables: REPORTABLES }),
);
