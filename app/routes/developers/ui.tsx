import type { MetaArgs } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { GalleryPage } from "../../features/gallery/gallery-page";
import { notFound } from "../../shared/api-error.server";
import { getFixedT } from "../../shared/i18n.server";
import { page } from "../../shared/page";
import { pageMeta } from "../../shared/page-meta";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "ui", i18n: ["gallery", "share"], byLinkOnly: true });

/** For whoever builds the school: open where it runs locally, not there in production. */
export const loader = guarded(everyone, async ({ context }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const t = getFixedT(await context.language, "gallery");
	return { title: t("title"), description: t("lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default GalleryPage;
