import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { kindOnAdminList } from "#app/features/library/entries/editor/admin-lists.ts";
import { adminListOfRequest } from "#app/features/library/entries/editor/find-entry.server.ts";
import { answerNewEntry } from "#app/features/library/entries/editor/page/answer-writing.server.ts";
import { useNamedWords } from "#app/features/library/entries/editor/page/entry-form-context.tsx";
import { newEntryPageData } from "#app/features/library/entries/editor/page/entry-page-data.server.ts";
import { NewEntry } from "#app/features/library/entries/editor/page/new-entry.tsx";
import { withPicturesOf } from "#app/features/library/manuals/fill-pictures.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

/** Two texts of 60,000 letters in any alphabet, form-encoded. */
export const handle = page({
	name: "new",
	i18n: ["admin", "library", "writing", "forms", "uploads"],
	layout: "admin",
	maxBodyKb: 1200,
});

export const loader = guarded(can("content"), async ({ context, db, request }) => {
	const adminList = adminListOfRequest(request);
	const kind = kindOnAdminList(ENTRY_KINDS, adminList, new URL(request.url).searchParams.get("kind"));
	const language = await context.language;
	const today = new Date().toISOString().slice(0, 10);
	const { title, description, ...page } = await newEntryPageData(db, { kind, adminList, today, reader: language });
	return { title, description, page };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ db, request, user }) => {
	const adminList = adminListOfRequest(request);
	const kind = kindOnAdminList(ENTRY_KINDS, adminList, new URL(request.url).searchParams.get("kind"));
	const result = await answerNewEntry(db, await request.formData(), kind, { editorId: user.id, now: new Date() });
	if (result.kind === "created") return redirect(`/admin/${adminList}/${result.id}?done=created`);
	if (result.kind === "done") throw data(null, 400);
	const { preview, ...answer } = result.answer;
	return data({ ...answer, ...(preview ? { preview: withPicturesOf(preview) } : {}) }, result.status);
});

export default function AdminNewEntry() {
	const { page: view } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { say } = useNamedWords();
	return (
		<AdminFrame title={say(view.words)}>
			<UnsavedChanges>
				<NewEntry page={view} answer={answer} />
			</UnsavedChanges>
		</AdminFrame>
	);
}
