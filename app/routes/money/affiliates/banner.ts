import { readOwnAffiliate } from "#app/features/money/affiliates/application/find-affiliate.server.ts";
import { bannerSvg } from "#app/features/money/affiliates/kit/banner.server.ts";
import { BANNER_SIZES, isBannerSize } from "#app/features/money/affiliates/kit/banner-sizes.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readOwnAffiliate(db, viewer),
	handle: async ({ context, params, request, found: [[affiliate]] }) => {
		const { size } = params;
		if (!affiliate?.code || !isBannerSize(size)) throw notFound();
		const { searchParams } = new URL(request.url);
		const asked = searchParams.get("words");
		const language = isLanguage(asked) ? asked : await context.language;
		const svg = bannerSvg({ size, ...BANNER_SIZES[size], language, code: affiliate.code });
		const name = `grew-${size}-${language}.svg`;
		const headers = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": "private, no-cache" });
		if (searchParams.has("download")) headers.set("Content-Disposition", `attachment; filename="${name}"`);
		return new Response(svg, { headers });
	},
});
