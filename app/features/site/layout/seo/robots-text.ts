/** What nobody finds anything at who is not signed in, or who is a program. */
const CLOSED = [
	"/api/",
	"/admin",
	"/instructor-dashboard",
	"/dashboard",
	"/lessons/",
	"/settings",
	"/preferences/",
	"/search",
];

/** The text of `/robots.txt`. Source: RFC 9309. */
export function robotsText(origin: string, isPublic: boolean): string {
	const rules = isPublic ? CLOSED.map((path) => `Disallow: ${path}`) : ["Disallow: /"];
	return [`User-agent: *`, ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
