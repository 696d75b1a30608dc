import { guarded, ownerOnly } from "../../features/auth/access.server";
import { exportNotes } from "../../features/learning/notes/export-notes.server";
import { NOTES } from "../../features/learning/notes/notes-query";

/** One's own notes as Markdown: all of them, or what the address asks for. */
export const loader = guarded(ownerOnly, async ({ context, db, request, user }) =>
	exportNotes(db, {
		userId: user.id,
		query: NOTES.parse(new URL(request.url).searchParams),
		language: await context.language,
		origin: context.origin,
	}),
);
