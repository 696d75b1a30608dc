import { findForReader } from "#app/features/community/moderation/statements/answer-decision.server.ts";
import { decisionCopy } from "#app/features/community/moderation/statements/decision-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";

/** The statement as a text file, for its member. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const decision = await findForReader(context, db, {
		request,
		id: String(params.decisionId),
		userId: user?.id ?? null,
	});
	if (!decision) return new Response("Not Found", { status: 404 });
	const text = decisionCopy(decision, { language: await context.language, timeZone: decision.memberZone ?? "UTC" });
	return fileResponse(text, { name: `decision-${decision.caseId}.txt`, type: "text/plain; charset=utf-8" });
});
