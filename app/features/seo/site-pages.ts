/**
 * Every page of the site by its path, without a language prefix and as in
 * `app/routes.ts`: `tests/site-pages.test.ts` compares the two. Links of the
 * frame appear as soon as their page stands here.
 */
export const SITE_PAGES = [
	"/",
	"/courses",
	"/courses/:courseId",
	"/courses/:courseId/modules",
	"/pricing",
	"/developers",
	"/dashboard",
	"/lessons/:lessonId",
	"/instructor-dashboard",
	"/admin",
	"/admin/settings",
	"/admin/errors",
	"/admin/errors/:fingerprint",
	"/login",
	"/register",
	"/forgot-password",
	"/reset-password",
	"/verify-email",
	"/outbox",
	"/developers/ui",
] as const;

/** Pages that the frame will link to once they exist. A new route moves its line up to `SITE_PAGES`. */
export const AWAITED_PAGES = [
	"/resources",
	"/forum",
	"/help",
	"/affiliate-program",
	"/affiliate-leaderboard",
	"/mentorship",
	"/community",
	"/certificates",
	"/profile",
	"/settings",
	"/glossary",
	"/verify",
	"/tools/deal-calculator",
	"/accessibility",
	"/status",
	"/legal/terms",
	"/legal/privacy",
	"/legal/refunds",
	"/legal/affiliate-terms",
] as const;

export type PagePath = (typeof SITE_PAGES)[number] | (typeof AWAITED_PAGES)[number];

const patterns = SITE_PAGES.map((page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`));

/** True for the path of a page that exists; `/courses/7` counts as `/courses/:courseId`. */
export function pageExists(path: string): boolean {
	return patterns.some((pattern) => pattern.test(path));
}
