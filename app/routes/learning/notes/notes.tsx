import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { editNote, removeNote, restoreNote } from "#app/features/learning/notes/keep-notes.server.ts";
import { NotesPage } from "#app/features/learning/notes/page/notes-page.tsx";
import { notesPageData, readNotesPage } from "#app/features/learning/notes/page/notes-page-data.server.ts";
import { OwnNotesForm } from "#app/features/learning/notes/schemas.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "notes",
	i18n: ["notes", "lists", "lesson"],
	mayBeRestored: true,
	layout: "list",
	navigation: [{ in: "own", at: 1, for: ["student", "instructor"] }],
});

export const loader = guarded(ownerOnly, {
	read: async ({ context, request, db, viewer }) =>
		readNotesPage(db, { search: new URL(request.url).searchParams, viewer, language: await context.language }),
	handle: async ({ context, user, found }) => notesPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

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
