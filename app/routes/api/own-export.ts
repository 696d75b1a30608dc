import { type ExportFacts, exportPath } from "#app/features/operations/exports/export-view.ts";
import { readLatestArchive } from "#app/features/operations/exports/own-export.server.ts";
import { sendExport } from "#app/features/operations/exports/send-export.server.ts";
import { anyUser, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { requestExport } from "#app/features/people/privacy/export/ask-export.server.ts";

/**
 * 200: ready, or with `?file=zip` the archive, for token callers without a cookie; 202: in progress, started by this
 * call if necessary; 403 without step-up.
 */
export const loader = guarded(withStepUp(anyUser), {
	read: ({ db, viewer }) => readLatestArchive(db, viewer),
	handle: async ({ context, db, request, user, found: latest }) => {
		const isArchive = new URL(request.url).searchParams.get("file") === "zip";
		const held = user.capabilities;
		const sent =
			isArchive && (await sendExport({ bucket: context.env.MEDIA, row: latest ?? undefined, held, request }));
		if (sent) return sent;
		const facts = latest && latest.state !== "failed" ? latest : await requestExport(context, db, user.id);
		const headers = { "Cache-Control": "private, no-store" };
		return Response.json(toAnswer(facts, context.origin), { status: facts.state === "ready" ? 200 : 202, headers });
	},
});

function toAnswer({ id, state, done, total, expiresAt }: ExportFacts, origin: string) {
	const downloadUrl = state === "ready" ? origin + exportPath(id) : null;
	return { state, done, total, downloadUrl, expiresAt: expiresAt?.toISOString() ?? null };
}
