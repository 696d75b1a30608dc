import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { appIcons } from "#app/features/site/illustrations/icon-links.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

/** Source: W3C Web Application Manifest. */
export const loader = guarded(everyone, async ({ context }) => {
	const language = await context.language;
	const t = getFixedT(language, "common");
	const manifest = {
		id: "/",
		name: "G.R.E.W.",
		short_name: "G.R.E.W.",
		description: t("footer.about"),
		lang: language,
		dir: "ltr",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#faf9f4",
		theme_color: "#faf9f4",
		icons: appIcons(),
	};
	return Response.json(manifest, {
		headers: {
			"Content-Type": "application/manifest+json",
			"Cache-Control": "public, max-age=3600",
			Vary: "Cookie, Accept-Language",
		},
	});
});
