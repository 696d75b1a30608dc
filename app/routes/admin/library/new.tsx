import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { newLabel } from "../../../features/library/editor/list/entry-list";
import { answerNewEntry } from "../../../features/library/editor/page/answer-writing.server";
import { useNamedWords } from "../../../features/library/editor/page/entry-form-context";
import { newEntryPageData } from "../../../features/library/editor/page/entry-page-data.server";
import { NewEntry } from "../../../features/library/editor/page/new-entry";
import { kindOn } from "../../../features/library/editor/shelves";
import { withPicturesOf } from "../../../features/manuals/fill-pictures.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { getFixedT } from "../../../shared/words/i18n.server";
import { UnsavedChanges } from "../../../ui/form/unsaved-changes";
import { shelfAt } from "./find-entry.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

/** Two texts of 60,000 letters of any alphabet, as a form sends them. */
export const handle = page({
	name: "new",
	i18n: ["admin", "library", "forms", "uploads"],
	layout: "admin",
	maxBodyKb: 1200,
});

export const loader = guarded(can("content"), async ({ context, db, request }) => {
	const shelf = shelfAt(request);
	const kind = kindOn(shelf, new URL(request.url).searchParams.get("kind"));
	const language = await context.language;
	const t = getFixedT(language, "library");
	return {
		...{ title: t("editor.new"), description: t("editor.description"), shelf },
		page: await newEntryPageData(db, kind, new Date().toISOString().slice(0, 10), language),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ db, request, user }) => {
	const shelf = shelfAt(request);
	const kind = kindOn(shelf, new URL(request.url).searchParams.get("kind"));
	const result = await answerNewEntry(db, await request.formData(), kind, { editorId: user.id, now: new Date() });
	if (result.kind === "created") return redirect(`/admin/${shelf}/${result.id}?done=created`);
	if (result.kind === "done") throw data(null, 400);
	const { preview, ...answer } = result.answer;
	return data({ ...answer, ...(preview ? { preview: withPicturesOf(preview) } : {}) }, result.status);
});

export default function AdminNewEntry() {
	const { shelf, page: view } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { say } = useNamedWords();
	return (
		<AdminFrame title={newLabel(say, { shelf, kind: view.kind })}>
			<UnsavedChanges>
				<NewEntry page={view} answer={answer} />
			</UnsavedChanges>
		</AdminFrame>
	);
}
