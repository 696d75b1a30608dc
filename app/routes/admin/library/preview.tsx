import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { factsOf, languageStates, wordsOf } from "../../../features/library/editor/edited-entry.server";
import { EntryPreview } from "../../../features/library/editor/page/entry-preview";
import { previewOf } from "../../../features/library/editor/page/entry-preview.server";
import { LanguageLinks } from "../../../features/library/editor/page/language-links";
import { withPicturesOf } from "../../../features/manuals/fill-pictures.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { getFixedT } from "../../../shared/words/i18n.server";
import { isLanguage } from "../../../shared/words/languages";
import { Link } from "../../../ui/link";
import { entryAt } from "./find-entry.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "preview", i18n: ["admin", "library"], layout: "admin" });

/** An entry as it is written, published or not, in one language. */
export const loader = guarded(can("content"), async ({ context, db, params, request }) => {
	const { shelf, entry } = await entryAt(db, request, params.id);
	const asked = new URL(request.url).searchParams.get("lang");
	const language = isLanguage(asked) ? asked : "en";
	const english = language === "en" ? {} : wordsOf(entry, "en");
	const t = getFixedT(await context.language, "library");
	return {
		...{ title: t("preview.title"), description: t("editor.description"), language },
		path: `/admin/${shelf}/${entry.id}`,
		states: languageStates(entry).map((state) => ({ ...state, draft: state.draft && { by: state.draft.by, at: "" } })),
		preview: withPicturesOf(
			previewOf(entry.kind, factsOf(entry), { words: wordsOf(entry, language), english, language }),
		),
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
