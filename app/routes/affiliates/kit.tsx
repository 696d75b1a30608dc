import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { KitPage } from "../../features/affiliates/kit/kit-page";
import { referenceOf } from "../../features/affiliates/visits/click";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { isLanguage } from "../../shared/words/languages";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
