import type { MetaArgs } from "@remix-run/react";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { GalleryPage } from "#app/features/site/gallery/gallery-page.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "ui", i18n: ["gallery", "share"], byLinkOnly: true, mayBeRestored: true });

export const loader = guarded(everyone, async ({ context }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const t = getFixedT(await context.language, "gallery");
	return { title: t("title"), description: t("lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default GalleryPage;
