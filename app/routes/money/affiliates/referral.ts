import { readReference } from "#app/features/money/affiliates/visits/click.ts";
import { needsConsent } from "#app/features/money/affiliates/visits/consent-countries.ts";
import { findProgram } from "#app/features/money/affiliates/visits/find-program.server.ts";
import { readVisitor, visitorCookie } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { newHexId } from "#app/shared/ids.ts";

export const loader = guarded(everyone, async ({ context, db, request }) => {
	const reference = readReference(new URL(request.url).searchParams.get("of") ?? "");
	const program = reference && (await findProgram(db, reference.code));
	const asks = program !== null && readVisitor(request) === null && needsConsent(context.country);
	return Response.json({ asks, days: program?.cookieDays ?? 0 }, { headers: { "Cache-Control": "private, no-store" } });
});

/** Sets the referral cookie after consent and links it to the click that was counted. */
export const action = guarded(everyone, async ({ context, db, request }) => {
	const reference = readReference(String((await request.formData()).get("ref") ?? ""));
	const program = reference && (await findProgram(db, reference.code));
	if (!reference || !program) return new Response(null, { status: 400 });
	const visitorId = readVisitor(request) ?? newHexId();
	const click = { ...reference, visitorId, at: Date.now(), isCounted: false };
	context.waitUntil(context.env.JOBS_QUEUE.send({ click }));
	const headers = { "Set-Cookie": visitorCookie(request, visitorId, program.cookieDays) };
	return new Response(null, { status: 204, headers });
});
