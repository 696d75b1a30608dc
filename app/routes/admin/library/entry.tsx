import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ENTRY_KINDS, PUBLISHING } from "#app/entry-kinds.server.ts";
import { findEntryOnAdminList } from "#app/features/library/entries/editor/find-entry.server.ts";
import { answerEntryForm } from "#app/features/library/entries/editor/page/answer-entry-form.server.ts";
import { editorPageData } from "#app/features/library/entries/editor/page/editor-page-data.server.ts";
import { type EntryAnswer, EntryEditor } from "#app/features/library/entries/editor/page/entry-editor.tsx";
import { termOfEntry } from "#app/features/library/glossary/usage/term-in-editor.server.ts";
import { TermLinks } from "#app/features/library/glossary/usage/term-links.tsx";
import { withPicturesOf } from "#app/features/library/manuals/fill-pictures.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "entry",
	i18n: ["admin", "library", "writing", "forms", "glossary", "uploads"],
	layout: "admin",
	maxBodyKb: 1200,
	crumb: ({ title }) => title,
});

export const loader = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { adminList, entry } = await findEntryOnAdminList(db, { kinds: ENTRY_KINDS, request, id: params.id });
	const search = new URL(request.url).searchParams;
	const language = await context.language;
	return {
		...(await editorPageData(db, entry, { user, language, search })),
		adminList,
		term: await termOfEntry(db, entry, { language, timeZone: user.timeZone, search }),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { adminList, entry } = await findEntryOnAdminList(db, { kinds: ENTRY_KINDS, request, id: params.id });
	const result = await answerEntryForm(db, {
		form: await request.formData(),
		entry,
		...PUBLISHING,
		by: user.id,
		requestId: context.requestId,
		now: new Date(),
		language: await context.language,
	});
	const path = `/admin/${adminList}/${entry.id}`;
	switch (result.kind) {
		case "unknown":
			throw data(null, 400);
		case "answer":
			return data(withPictures(result.answer), result.status);
		case "gone":
			return redirect(`/admin/${adminList}`);
		case "merged":
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			return redirect(`/admin/${adminList}/${result.id}?done=merged`);
		case "done":
			if (result.isPublic) context.waitUntil(raiseContentVersion(context.env.CACHE));
			if (result.done === "publish") return redirect(`${path}?lang=${result.language}&publish=1#publish`);
			return redirect(`${path}?lang=${result.language}&done=${result.done}`);
	}
});

function withPictures(answer: EntryAnswer): EntryAnswer {
	return "preview" in answer && answer.preview ? { ...answer, preview: withPicturesOf(answer.preview) } : answer;
}

export default function AdminEntry() {
	const { title, adminList, term, ...found } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<EntryEditor
				{...found}
				adminListPath={`/admin/${adminList}`}
				answer={answer}
				aside={term ? <TermLinks term={term} /> : null}
			/>
		</AdminFrame>
	);
}
