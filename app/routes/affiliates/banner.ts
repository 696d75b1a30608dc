import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { bannerSvg } from "../../features/affiliates/kit/banner.server";
import { BANNERS, isBannerSize } from "../../features/affiliates/kit/banner-sizes";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { notFound } from "../../shared/api/api-error.server";
import { isLanguage } from "../../shared/words/languages";

/** A banner with the code of whoever asks, in a language. */
export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findAffiliateOf(db, userOfSession(viewer.session))]),
	handle: async ({ context, params, request, found: [[affiliate]] }) => {
		const { size } = params;
		if (!affiliate?.code || !isBannerSize(size)) throw notFound();
		const { searchParams } = new URL(request.url);
		const asked = searchParams.get("words");
		const language = isLanguage(asked) ? asked : await context.language;
		const svg = bannerSvg({ size, ...BANNERS[size], language, code: affiliate.code });
		const name = `grew-${size}-${language}.svg`;
		const headers = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": "private, no-cache" });
		if (searchParams.has("download")) headers.set("Content-Disposition", `attachment; filename="${name}"`);
		return new Response(svg, { headers });
	},
});
