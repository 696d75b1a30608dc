import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findAffiliateOf } from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import { KitPage } from "#app/features/money/affiliates/kit/kit-page.tsx";
import { referenceOf } from "#app/features/money/affiliates/visits/click.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "kit", i18n: ["earnings"], layout: "article", query: ["words"] });

const TEXTS = ["short", "post", "mail"] as const;

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findAffiliateOf(db, userOfSession(viewer.session))]),
	handle: async ({ context, request, found: [[affiliate]] }) => {
		if (!affiliate) throw redirect("/affiliate-program");
		const asked = new URL(request.url).searchParams.get("words");
		const reader = await context.language;
		const language = isLanguage(asked) ? asked : reader;
		const t = getFixedT(reader, "earnings");
		const words = getFixedT(language, "earnings");
		const link = `${context.origin}/${language === "en" ? "" : language}?ref=${referenceOf(affiliate.code ?? "")}`;
		return {
			title: t("kit.title"),
			description: t("kit.text"),
			language,
			texts: TEXTS.map((name) => ({ name, text: words(`share.${name}`, { link }) })),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Kit() {
	const { language, texts } = useLoaderData<typeof loader>();
	return <KitPage language={language} texts={texts} />;
}
