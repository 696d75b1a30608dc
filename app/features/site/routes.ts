import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { inEveryLanguage } from "../../route-entries.ts";

export const SITE_ROUTES: readonly RouteConfigEntry[] = [
	// Everyone
	route(":lang?", "routes/site/marketing/home.tsx", { index: true }),
	inEveryLanguage("pricing", "routes/site/marketing/pricing.tsx"),
	inEveryLanguage("waiting-list", "routes/site/marketing/waiting-list.tsx"),
	route("waiting-list/leave", "routes/site/marketing/leave-waiting-list.tsx"),
	inEveryLanguage("developers", "routes/site/developers/developers.tsx"),
	inEveryLanguage("developers/:group", "routes/site/developers/group.tsx"),
	route("preferences/language", "routes/site/preferences/language.ts"),
	route("preferences/theme", "routes/site/preferences/theme.ts"),
	route("preferences/examples", "routes/site/preferences/examples.ts"),
	route("preferences/accessibility", "routes/site/preferences/accessibility.ts"),

	// Crawlers
	route("sitemap.xml", "routes/site/seo/sitemap.ts"),
	route("sitemaps/:number", "routes/site/seo/sitemap-part.ts"),
	route("robots.txt", "routes/site/seo/robots.ts"),
	route("manifest.webmanifest", "routes/site/seo/web-manifest.ts"),

	// Admins
	route("admin/testimonials", "routes/admin/site/testimonials.tsx"),
	route("admin/testimonials/new", "routes/admin/site/testimonial-new.tsx"),
	route("admin/testimonials/:testimonialId", "routes/admin/site/testimonial.tsx"),

	// Only outside production
	inEveryLanguage("developers/ui", "routes/site/developers/ui.tsx"),

	// API
	route("api/platform-stats", "routes/api/platform-stats.ts"),
	route("api/openapi.json", "routes/api/openapi.ts"),
];
