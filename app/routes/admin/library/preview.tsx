import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findEntryOnAdminList } from "#app/features/library/entries/editor/find-entry.server.ts";
import { previewPageData } from "#app/features/library/entries/editor/page/entry-preview.server.ts";
import { EntryPreview } from "#app/features/library/entries/editor/page/entry-preview.tsx";
import { LanguageLinks } from "#app/features/library/entries/editor/page/language-links.tsx";
import { withPicturesOf } from "#app/features/library/manuals/fill-pictures.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { Link } from "#app/ui/link.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ heading: string }>({
	name: "preview",
	i18n: ["admin", "library"],
	layout: "admin",
	crumbAbove: ({ heading }) => heading,
});

export const loader = guarded(can("content"), async ({ context, db, params, request }) => {
	const { adminList, entry } = await findEntryOnAdminList(db, { kinds: ENTRY_KINDS, request, id: params.id });
	const asked = new URL(request.url).searchParams.get("lang");
	const language = toLanguage(asked);
	const { heading, states, preview } = previewPageData(entry, language);
	const t = getFixedT(await context.language, "library");
	return {
		title: t("preview.title"),
		heading,
		description: t("editor.description"),
		language,
		path: `/admin/${adminList}/${entry.id}`,
		states,
		preview: withPicturesOf(preview),
	};
});

export const meta = ({ data }: MetaArgs<typeof loader>) => pageMeta(data);

export default function AdminEntryPreview() {
	const { t } = useTranslation("library");
	const { title, path, language, states, preview } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<p className="-mt-5 flex flex-wrap gap-x-5 text-label">
				<Link to={`${path}?lang=${language}`} className="link hit-area">
					{t("preview.back")}
				</Link>
				<span className="text-ink-subtle">{t("preview.note")}</span>
			</p>
			<div className="mt-3 mb-8">
				<LanguageLinks page={{ states, language }} path={`${path}/preview`} />
			</div>
			<EntryPreview preview={preview} />
		</AdminFrame>
	);
}
