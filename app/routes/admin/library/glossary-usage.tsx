import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listTermNames } from "#app/features/library/glossary/terms.repository.server.ts";
import { countUsage } from "#app/features/library/glossary/usage/count-usage.server.ts";
import { previewLinks } from "#app/features/library/glossary/usage/preview-links.server.ts";
import { listUsage } from "#app/features/library/glossary/usage/usage.repository.server.ts";
import { UsagePage } from "#app/features/library/glossary/usage/usage-page.tsx";
import { usageQuery } from "#app/features/library/glossary/usage/usage-query.ts";
import { usageView } from "#app/features/library/glossary/usage/usage-view.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "usage", i18n: ["admin", "glossary"], layout: "admin" });

/** `?lang=` chooses the language; `&term=` and `&names=` show where a term with these names would link. */
export const loader = guarded(can("content"), async ({ context, db, request, user }) => {
	const own = await context.language;
	const search = new URL(request.url).searchParams;
	const { language, slug, names } = usageQuery(search, own);
	const [rows, usage] = await db.batch([listTermNames(db, [language]), listUsage(db, language)]);
	const chosen = rows.find((row) => row.slug === slug);
	const t = getFixedT(own, "glossary");
	const countedAt = usage[0]?.countedAt;
	return {
		title: t("usage.title"),
		description: t("usage.description"),
		terms: usageView(rows, usage, language),
		countedAt: countedAt ? formatsFor({ language: own, timeZone: user.timeZone }).dateTime(countedAt) : null,
		query: {
			language,
			slug,
			names,
			shownNames: (names ?? (chosen ? [chosen.title, ...chosen.aliases] : [])).join("\n"),
		},
		preview: slug && names ? await previewLinks(db, { slug, language, names }) : null,
		isDone: search.get("done") === "counted",
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Counts anew. */
export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const asked = new URLSearchParams({ lang: String((await request.formData()).get("lang") ?? "") });
	const { language } = usageQuery(asked, await context.language);
	await countUsage(db, { by: user.id, requestId: context.requestId, now: new Date() });
	return redirect(`/admin/glossary/usage?lang=${language}&done=counted`);
});

export default function GlossaryUsage() {
	const { t } = useTranslation("glossary");
	const { terms, countedAt, query, preview, isDone } = useLoaderData<typeof loader>();
	return (
		<AdminFrame
			title={t("usage.title")}
			actions={
				<Link to="/glossary" className="link">
					{t("title")}
				</Link>
			}
		>
			{isDone ? (
				<Notice tone="success" className="mb-8">
					{t("usage.done")}
				</Notice>
			) : null}
			<UsagePage terms={terms} countedAt={countedAt} query={query} preview={preview} />
		</AdminFrame>
	);
}
