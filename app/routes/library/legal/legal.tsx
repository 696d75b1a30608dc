import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listEntries } from "#app/features/library/entries/face.server.ts";
import { LEGAL_PATHS, legalPath } from "#app/features/library/legal/legal-pages.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "legal", i18n: ["legal"], layout: "article", inSiteMap: true, cache: "visitors" });

export const loader = guarded(everyone, {
	read: async ({ db, context }) => db.batch([listEntries(db, { kind: "legal", language: await context.language })]),
	handle: async ({ context, found: [entries] }) => {
		const t = getFixedT(await context.language, "legal");
		const shipped = Object.keys(LEGAL_PATHS);
		const known = shipped.flatMap((key) => entries.find(({ slug }) => slug === key) ?? []);
		const added = entries.filter(({ slug }) => !shipped.includes(slug));
		return {
			title: t("index.title"),
			description: t("index.description"),
			pages: [...known, ...added].map(({ slug, title, summary, inEnglish }) => ({
				to: legalPath(slug),
				title,
				summary,
				inEnglish,
			})),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Legal() {
	const { t } = useTranslation("legal");
	const { pages } = useLoaderData<typeof loader>();
	return (
		<div className="container-reading py-6 md:py-8">
			<h1 className="text-step-6">{t("index.title")}</h1>
			<p className="mt-3 text-ui text-ink-muted">{t("index.description")}</p>
			<ul className="mt-8 divide-y divide-line border-y border-line-strong">
				{pages.map(({ to, title, summary, inEnglish }) => (
					<li key={to} className="py-4" lang={inEnglish ? "en" : undefined}>
						<Link to={to} className="link font-strong">
							{title}
						</Link>
						<p className="mt-1 text-ui text-ink-muted">{summary}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
