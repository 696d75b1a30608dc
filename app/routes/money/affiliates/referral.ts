import { readReference } from "#app/features/money/affiliates/visits/click.ts";
import { mustAgree } from "#app/features/money/affiliates/visits/consent-countries.ts";
import { findProgram } from "#app/features/money/affiliates/visits/find-program.server.ts";
import { keepVisitor, readVisitor } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { newHexId } from "#app/shared/ids.ts";

/** Whether a visitor who has followed an affiliate's link is to be asked before the cookie is set. */
export const loader = guarded(everyone, async ({ context, db, request }) => {
	const reference = readReference(new URL(request.url).searchParams.get("of") ?? "");
	const program = reference && (await findProgram(db, reference.code));
	const asks = program !== null && readVisitor(request) === null && mustAgree(context.country);
	return Response.json({ asks, days: program?.cookieDays ?? 0 }, { headers: { "Cache-Control": "private, no-store" } });
});

/** Somebody agrees: the cookie is set, and the click, which was counted before, is remembered by it. */
export const action = guarded(everyone, async ({ context, db, request }) => {
	const reference = readReference(String((await request.formData()).get("ref") ?? ""));
	const program = reference && (await findProgram(db, reference.code));
	if (!reference || !program) return new Response(null, { status: 400 });
	const visitorId = readVisitor(request) ?? newHexId();
	const click = { ...reference, visitorId, at: Date.now(), isCounted: false };
	context.waitUntil(context.env.JOBS_QUEUE.send({ click }));
	const headers = { "Set-Cookie": keepVisitor(request, visitorId, program.cookieDays) };
	return new Response(null, { status: 204, headers });
});
