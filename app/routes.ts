import { prefix, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** A page that also lives under `/{lang}/…`. */
const inEveryLanguage = (path: string, file: string): RouteConfigEntry => route(`:lang?/${path}`, file);

/** A page that several addresses share: each is a route of its own, named by its address. */
const shared = (path: string, file: string): RouteConfigEntry => route(path, file, { id: path });

/**
 * Every URL of the school and the file that answers it. What a page is, its file says in `handle`: docs/patterns/pages.md
 */
export default [
	// Public
	route(":lang?", "routes/marketing/home.tsx", { index: true }),
	inEveryLanguage("courses", "routes/catalog/courses.tsx"),
	inEveryLanguage("courses/:courseId", "routes/catalog/course.tsx"),
	inEveryLanguage("courses/:courseId/modules", "routes/catalog/modules.tsx"),
	inEveryLanguage("pricing", "routes/marketing/pricing.tsx"),
	route("to/:course/:lesson", "routes/learning/lesson-by-names.ts"),
	inEveryLanguage("developers", "routes/developers/developers.tsx"),
	inEveryLanguage("glossary", "routes/glossary/glossary.tsx"),
	inEveryLanguage("glossary/:slug", "routes/glossary/term.tsx"),
	route("glossary/:slug/card", "routes/glossary/term-card.ts"),
	inEveryLanguage("help", "routes/help/help.tsx"),
	inEveryLanguage("help/contact", "routes/help/contact.tsx"),
	inEveryLanguage("help/:slug", "routes/help/article.tsx"),
	route("help/:slug/views", "routes/help/article-views.ts"),
	route("help/panel", "routes/help/panel.ts"),
	inEveryLanguage("search", "routes/search/search.tsx"),
	route("search/pages", "routes/search/pages.ts"),
	inEveryLanguage("legal", "routes/legal/legal.tsx"),
	inEveryLanguage("legal/terms", "routes/legal/terms.tsx"),
	inEveryLanguage("legal/privacy", "routes/legal/privacy.tsx"),
	inEveryLanguage("legal/refunds", "routes/legal/refunds.tsx"),
	inEveryLanguage("legal/affiliate-terms", "routes/legal/affiliate-terms.tsx"),
	inEveryLanguage("legal/cookies", "routes/legal/cookies.tsx"),
	inEveryLanguage("accessibility", "routes/legal/accessibility.tsx"),
	inEveryLanguage("status", "routes/status/status.tsx"),
	inEveryLanguage("help/manuals", "routes/manuals/manuals.tsx"),
	inEveryLanguage("help/manuals/learner", "routes/manuals/learner.tsx"),
	inEveryLanguage("help/manuals/learner/print", "routes/manuals/learner-print.tsx"),
	inEveryLanguage("help/manuals/learner/manual.pdf", "routes/manuals/learner-pdf.ts"),
	inEveryLanguage("help/manuals/learner/:slug", "routes/manuals/learner-page.tsx"),
	inEveryLanguage("resources", "routes/resources/resources.tsx"),
	inEveryLanguage("resources/rules-by-place", "routes/resources/rules-by-place.tsx"),
	inEveryLanguage("resources/rules-by-place.csv", "routes/resources/rules-by-place-export.ts"),
	inEveryLanguage("resources/:slug", "routes/resources/resource.tsx"),
	inEveryLanguage("resources/:slug/ticks", "routes/resources/ticks.ts"),
	inEveryLanguage("resources/:slug/checklist.pdf", "routes/resources/checklist-pdf.ts"),
	inEveryLanguage("resources/:slug/outline", "routes/resources/outline.ts"),
	inEveryLanguage("resources/:slug/download", "routes/resources/download.ts"),
	route("resources/:slug/media/:part", "routes/resources/media.ts"),

	// Login required
	route("help/tickets", "routes/help/tickets.tsx"),
	route("help/tickets/:ticketId", "routes/help/ticket.tsx"),
	route("dashboard", "routes/learning/dashboard.tsx"),
	route("enhanced-dashboard", "routes/learning/enhanced-dashboard.ts"),
	route("lessons/:lessonId", "routes/learning/lesson.tsx"),
	route("lessons/:lessonId/sheets/:name", "routes/learning/sheet.tsx"),
	route("lessons/:lessonId/sheets/:name/sheet.pdf", "routes/learning/sheet-pdf.ts"),
	route("lessons/:lessonId/sheets/:name/sheet.md", "routes/learning/sheet-markdown.ts"),
	route("lessons/:lessonId/video", "routes/learning/lesson-video.ts"),
	route("lessons/:lessonId/poster", "routes/learning/lesson-poster.ts"),
	route("lessons/:lessonId/captions/:language", "routes/learning/lesson-captions.ts"),
	route("settings", "routes/account/settings.tsx"),
	route("settings/security", "routes/account/security.tsx"),
	route("settings/security/authenticator", "routes/factors/authenticator.tsx"),
	route("settings/security/recovery-codes", "routes/factors/recovery-codes.tsx"),
	route("settings/security/passkeys", "routes/factors/passkeys.tsx"),
	route("confirm-identity", "routes/auth/confirm-identity.tsx"),
	route("logout", "routes/auth/logout.ts"),

	// Instructors and admins
	route("instructor-dashboard", "routes/authoring/instructor-dashboard.tsx"),
	route("instructor-dashboard/learners.csv", "routes/authoring/learners-export.ts"),
	route("help/manuals/instructor", "routes/manuals/instructor.tsx"),
	route("help/manuals/instructor/print", "routes/manuals/instructor-print.tsx"),
	route("help/manuals/instructor/manual.pdf", "routes/manuals/instructor-pdf.ts"),
	route("help/manuals/instructor/:slug", "routes/manuals/instructor-page.tsx"),

	// Admin only
	route("user-manual", "routes/manuals/user-manual.tsx"),
	route("help/manuals/admin", "routes/manuals/admin.tsx"),
	route("help/manuals/admin/print", "routes/manuals/admin-print.tsx"),
	route("help/manuals/admin/manual.pdf", "routes/manuals/admin-pdf.ts"),
	route("help/manuals/admin/:slug", "routes/manuals/admin-page.tsx"),
	route("admin", "routes/admin/overview.tsx"),
	route("admin/settings", "routes/admin/settings.tsx"),
	route("admin/settings/history.csv", "routes/admin/settings-history-export.ts"),
	route("admin/errors", "routes/admin/errors.tsx"),
	route("admin/errors.csv", "routes/admin/errors-export.ts"),
	route("admin/errors/:fingerprint", "routes/admin/error-group.tsx"),
	route("admin/glossary/usage", "routes/admin/glossary-usage.tsx"),
	route("admin/help/tickets", "routes/admin/help-tickets.tsx"),
	route("admin/help/tickets/:ticketId", "routes/admin/help-ticket.tsx"),
	route("admin/help/canned-answers", "routes/admin/help-canned-answers.tsx"),
	route("admin/help/articles-report", "routes/admin/help-articles-report.tsx"),
	route("admin/incidents", "routes/admin/incidents.tsx"),
	route("admin/incidents/:incidentId", "routes/admin/incident.tsx"),

	// The library, edited by admins: a list for each shelf, and one editor for all
	route("admin/help", "routes/admin/library/help.tsx"),
	shared("admin/help/new", "routes/admin/library/new.tsx"),
	shared("admin/help/:id", "routes/admin/library/entry.tsx"),
	shared("admin/help/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/help/:id/history", "routes/admin/library/history.tsx"),
	route("admin/resources", "routes/admin/library/resources.tsx"),
	shared("admin/resources/new", "routes/admin/library/new.tsx"),
	shared("admin/resources/:id", "routes/admin/library/entry.tsx"),
	shared("admin/resources/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/resources/:id/history", "routes/admin/library/history.tsx"),
	route("admin/glossary", "routes/admin/library/glossary.tsx"),
	shared("admin/glossary/new", "routes/admin/library/new.tsx"),
	shared("admin/glossary/:id", "routes/admin/library/entry.tsx"),
	shared("admin/glossary/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/glossary/:id/history", "routes/admin/library/history.tsx"),
	route("admin/manual", "routes/admin/library/manual.tsx"),
	shared("admin/manual/new", "routes/admin/library/new.tsx"),
	shared("admin/manual/:id", "routes/admin/library/entry.tsx"),
	shared("admin/manual/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/manual/:id/history", "routes/admin/library/history.tsx"),
	route("admin/legal", "routes/admin/library/legal.tsx"),
	shared("admin/legal/new", "routes/admin/library/new.tsx"),
	shared("admin/legal/:id", "routes/admin/library/entry.tsx"),
	shared("admin/legal/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/legal/:id/history", "routes/admin/library/history.tsx"),
	route("admin/places", "routes/admin/library/places.tsx"),
	shared("admin/places/new", "routes/admin/library/new.tsx"),
	shared("admin/places/:id", "routes/admin/library/entry.tsx"),
	shared("admin/places/:id/preview", "routes/admin/library/preview.tsx"),
	shared("admin/places/:id/history", "routes/admin/library/history.tsx"),
	route("admin/places.csv", "routes/admin/library/places-export.ts"),

	// Files as they are sent: each a body of its own
	route("uploads/resource-file", "routes/uploads/resource-file.ts"),

	// Guest only
	inEveryLanguage("login", "routes/auth/login.tsx"),
	inEveryLanguage("login/passkey", "routes/factors/passkey-sign-in.tsx"),
	route("login/second-factor", "routes/factors/second-factor.tsx"),
	inEveryLanguage("register", "routes/auth/register.tsx"),
	inEveryLanguage("forgot-password", "routes/auth/forgot-password.tsx"),

	// By a link from a mail
	inEveryLanguage("reset-password", "routes/auth/reset-password.tsx"),
	inEveryLanguage("verify-email", "routes/auth/verify-email.tsx"),
	inEveryLanguage("secure-account", "routes/auth/secure-account.tsx"),
	inEveryLanguage("help/tickets/by-link", "routes/help/ticket-by-link.tsx"),

	// For programs that read the site
	route("sitemap.xml", "routes/seo/sitemap.ts"),
	route("sitemaps/:number", "routes/seo/sitemap-part.ts"),
	route("robots.txt", "routes/seo/robots.ts"),
	route("manifest.webmanifest", "routes/seo/web-manifest.ts"),

	// What a browser needs to make or use a passkey
	route("passkeys/challenge", "routes/factors/passkey-challenge.ts"),
	route("passkeys/registration", "routes/factors/passkey-registration.ts"),

	// What a visitor chooses
	route("preferences/language", "routes/preferences/language.ts"),
	route("preferences/theme", "routes/preferences/theme.ts"),

	// Only outside production
	route("outbox/:messageId?", "routes/admin/outbox.tsx"),
	inEveryLanguage("developers/ui", "routes/developers/ui.tsx"),

	...prefix("api", [
		route("auth/login", "routes/api/login.ts"),
		route("auth/register", "routes/api/register.ts"),
		route("auth/logout", "routes/api/logout.ts"),
		route("auth/me", "routes/api/me.ts"),
		route("courses", "routes/api/courses.ts"),
		route("courses/:courseId", "routes/api/course.ts"),
		route("courses/:courseId/modules", "routes/api/modules.ts"),
		route("platform-stats", "routes/api/platform-stats.ts"),
		route("search", "routes/api/search.ts"),
		route("openapi.json", "routes/api/openapi.ts"),
		route("enrollments", "routes/api/enrollments.ts"),
		route("lessons/:lessonId/progress", "routes/api/lesson-progress.ts"),
		route("quizzes/:lessonId/attempts", "routes/api/quiz-attempts.ts"),
		route("*", "routes/api/not-found.ts"),
	]),

	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
