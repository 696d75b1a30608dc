import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { editNote, removeNote, restoreNote } from "#app/features/learning/notes/keep-notes.server.ts";
import { notesPageStatements } from "#app/features/learning/notes/notes.repository.server.ts";
import { NOTES } from "#app/features/learning/notes/notes-query.ts";
import { NotesPage } from "#app/features/learning/notes/page/notes-page.tsx";
import { notesView } from "#app/features/learning/notes/page/notes-view.ts";
import { OwnNotesForm } from "#app/features/learning/notes/schemas.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "notes",
	i18n: ["notes", "lists", "lesson"],
	mayBeRestored: true,
	layout: "list",
	navigation: [{ in: "own", at: 1, for: ["student", "instructor"] }],
});

/** What somebody has noted in all lessons; nobody else sees it. */
export const loader = guarded(ownerOnly, {
	read: async ({ context, request, db, viewer }) => {
		const query = NOTES.parse(new URL(request.url).searchParams);
		const userId = userOfSession(viewer.session);
		const rows = await db.batch(notesPageStatements(db, { userId, language: await context.language }, query));
		return { query, rows };
	},
	handle: async ({ context, user, found: { query, rows } }) => {
		const language = await context.language;
		const t = getFixedT(language, "notes");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return { title: t("title"), description: t("lede"), list: notesView(query, rows, formats) };
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Other words for a note; taking one away, and putting it back. */
export const action = guarded(ownerOnly, async ({ db, request, user }) => {
	const form = parseForm(await request.formData(), OwnNotesForm);
	if (form.status !== "success") return data({ removed: null, isSaved: false, isRefused: true }, 400);
	if (form.value.intent === "restore") {
		const { intent: _restore, lesson: lessonId, ...note } = form.value;
		const isBack = await restoreNote(db, { user, lessonId, note, now: new Date() });
		return data({ removed: null, isSaved: isBack, isRefused: !isBack }, isBack ? 200 : 403);
	}
	const own = { userId: user.id, id: form.value.id };
	if (form.value.intent === "remove") {
		return data({ removed: await removeNote(db, own), isSaved: false, isRefused: false });
	}
	const isSaved = await editNote(db, { ...own, body: form.value.body, now: new Date() });
	return data({ removed: null, isSaved, isRefused: !isSaved }, isSaved ? 200 : 404);
});

export default function Notes() {
	const { list } = useLoaderData<typeof loader>();
	return <NotesPage list={list} answer={useActionData<typeof action>()} />;
}
