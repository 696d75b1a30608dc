import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ManualLinks } from "#app/features/library/manuals/manual-links.tsx";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "manuals",
	i18n: ["manuals"],
	layout: "article",
	inSiteMap: true,
	cache: "visitors",
	navigation: [{ in: "footer.help", at: 3 }],
});

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "manuals");
	return { title: t("title"), description: t("description") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Manuals() {
	const { t } = useTranslation("manuals");
	const { title, description } = useLoaderData<typeof loader>();
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{title}</h1>
			<p className="mt-4 text-step-3 text-ink-muted">{description}</p>
			<ManualLinks title={t("yours")} className="mt-10" />
		</div>
	);
}
