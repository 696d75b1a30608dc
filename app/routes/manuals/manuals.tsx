import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { ManualLinks } from "../../features/manuals/manual-links";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
