import { exportNotes } from "#app/features/learning/notes/export-notes.server.ts";
import { NOTES_LIST } from "#app/features/learning/notes/notes-query.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(ownerOnly, async ({ context, db, request, user }) =>
	exportNotes(db, {
		userId: user.id,
		query: NOTES_LIST.parse(new URL(request.url).searchParams),
		language: await context.language,
		origin: context.origin,
	}),
);
