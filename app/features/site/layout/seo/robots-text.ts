/** Useless to crawlers: empty without a sign-in, or not for programs. */
const DISALLOWED_PATHS = [
	"/api/",
	"/admin",
	"/moderation",
	"/decisions/",
	"/instructor-dashboard",
	"/dashboard",
	"/lessons/",
	"/settings",
	"/preferences/",
	"/search",
];

/** Source: RFC 9309. */
export function robotsText(origin: string, isPublic: boolean): string {
	const rules = isPublic ? DISALLOWED_PATHS.map((path) => `Disallow: ${path}`) : ["Disallow: /"];
	return [`User-agent: *`, ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
