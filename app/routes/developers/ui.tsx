import type { MetaArgs } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { GalleryPage } from "../../features/gallery/gallery-page";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "ui", i18n: ["gallery", "share"], byLinkOnly: true, mayBeRestored: true });

/** For whoever builds the school: open where it runs locally, not there in production. */
export const loader = guarded(everyone, async ({ context }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const t = getFixedT(await context.language, "gallery");
	return { title: t("title"), description: t("lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default GalleryPage;
