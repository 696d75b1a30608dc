import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { readOwnAffiliate } from "#app/features/money/affiliates/application/find-affiliate.server.ts";
import { KitPage } from "#app/features/money/affiliates/kit/kit-page.tsx";
import { kitPageData } from "#app/features/money/affiliates/kit/kit-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "kit", i18n: ["earnings"], layout: "article", query: ["words"] });

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readOwnAffiliate(db, viewer),
	handle: async ({ context, request, found: [[affiliate]] }) => {
		if (!affiliate) throw redirect("/affiliate-program");
		const asked = new URL(request.url).searchParams.get("words");
		const reader = await context.language;
		const language = isLanguage(asked) ? asked : reader;
		return kitPageData({ code: affiliate.code, origin: context.origin, reader, language });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Kit() {
	const { language, texts } = useLoaderData<typeof loader>();
	return <KitPage language={language} texts={texts} />;
}
