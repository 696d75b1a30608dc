import type { Role } from "./school.ts";

export type Row = {
	path: string;
	/** The id of the route, as in `app/routes.ts` without its ending. */
	route: string;
	/** Answers to GET: a status, or "→ path". Left out where a route only takes posts. */
	document?: Record<Role, string>;
	/** Answers to an empty POST. Left out where posting has no policy of its own to show. */
	post?: Record<Role, string>;
	/** It has no page: `.data` of it does not exist. */
	isResource?: boolean;
};

const all = (answer: string): Record<Role, string> => ({
	anonymous: answer,
	student: answer,
	instructor: answer,
	admin: answer,
});
const signedIn = (answer: string) => ({ ...all(answer), anonymous: "→ /login" });
const homes = { student: "→ /dashboard", instructor: "→ /instructor-dashboard", admin: "→ /admin" };
/** The file of a manual's contents, of a page of it, or of the whole of it. */
const manualRoute = (role: string, rest: string) =>
	`routes/manuals/${role}${rest === "" ? "" : rest === "/print" ? "-print" : "-page"}`;
const api = (answer: string) => ({ ...all(answer), anonymous: "401" });

const forAdmins = (answer: string) => ({ ...homes, anonymous: "→ /login", admin: answer });
/** The pages of one shelf of the library's editor; `ENTRY_…` stands for an entry of that kind. */
const shelf = (name: string, kind: string): Row[] => [
	{ path: `/admin/${name}`, route: `routes/admin/library/${name}`, document: forAdmins("200"), post: forAdmins("400") },
	{ path: `/admin/${name}/new`, route: `admin/${name}/new`, document: forAdmins("200"), post: forAdmins("400") },
	{ path: `/admin/${name}/999999`, route: `admin/${name}/:id`, document: forAdmins("404"), post: forAdmins("404") },
	{ path: `/admin/${name}/ENTRY_course`, route: `admin/${name}/:id`, document: forAdmins("404") },
	{
		path: `/admin/${name}/ENTRY_${kind}`,
		route: `admin/${name}/:id`,
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	{
		path: `/admin/${name}/ENTRY_${kind}/preview`,
		route: `admin/${name}/:id/preview`,
		document: forAdmins("200"),
		post: all("405"),
	},
	{
		path: `/admin/${name}/ENTRY_${kind}/history`,
		route: `admin/${name}/:id/history`,
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
];

/** The pages of one kind of file that admins hand in. They ask for a proof, which the matrix has. */
const intakeRows = (path: string): Row[] => [
	{ path, route: path.slice(1), document: forAdmins("200"), post: forAdmins("400") },
	{
		path: `${path}/none`,
		route: `${path.slice(1)}/:importId`,
		document: forAdmins("404"),
		post: forAdmins("400"),
	},
	{
		path: `${path}/none/report.csv`,
		route: `${path.slice(1)}/:importId/report.csv`,
		document: forAdmins("404"),
		post: all("405"),
		isResource: true,
	},
];

/** A serial that no certificate has: its first sign says so. */
const NO_SERIAL = "0000-0000-0000-0000-0000-0000-00";

/** Who gets what, checked in: section 2 of the decisions, request by request. */
export const ACCESS: Row[] = [
	{ path: "/", route: "routes/marketing/home", document: all("200"), post: all("405") },
	{ path: "/courses", route: "routes/catalog/courses", document: all("200"), post: all("405") },
	{
		path: "/courses/6",
		route: "routes/catalog/course",
		document: all("200"),
		post: { ...all("402"), anonymous: "→ /login" },
	},
	{ path: "/courses/1/modules", route: "routes/catalog/modules", document: all("200"), post: all("405") },
	{ path: "/pricing", route: "routes/marketing/pricing", document: all("200"), post: all("405") },
	{ path: "/developers", route: "routes/developers/developers", document: all("200"), post: all("405") },
	{ path: "/glossary", route: "routes/glossary/glossary", document: all("200"), post: all("405") },
	{ path: "/glossary/escrow", route: "routes/glossary/term", document: all("200"), post: all("405") },
	{ path: "/glossary/none", route: "routes/glossary/term", document: all("404") },
	{ path: "/glossary/escrow/card", route: "routes/glossary/term-card", document: all("200"), isResource: true },
	{
		path: "/to/classifieds/anatomy-of-a-listing",
		route: "routes/learning/lesson-by-names",
		document: all("→ /lessons/2"),
		isResource: true,
	},
	{ path: "/legal", route: "routes/legal/legal", document: all("200"), post: all("405") },
	{ path: "/legal/terms", route: "routes/legal/terms", document: all("200"), post: all("405") },
	{ path: "/legal/privacy", route: "routes/legal/privacy", document: all("200"), post: all("405") },
	{ path: "/legal/refunds", route: "routes/legal/refunds", document: all("200"), post: all("405") },
	{ path: "/legal/affiliate-terms", route: "routes/legal/affiliate-terms", document: all("200"), post: all("405") },
	{ path: "/legal/cookies", route: "routes/legal/cookies", document: all("200"), post: all("405") },
	{ path: "/legal/no-such-page", route: "routes/legal/page", document: all("404"), post: all("405") },
	{ path: "/accessibility", route: "routes/legal/accessibility", document: all("200"), post: all("405") },
	{ path: "/search", route: "routes/search/search", document: all("200"), post: all("405") },
	{ path: "/search/pages", route: "routes/search/pages", document: all("200"), post: all("405"), isResource: true },
	{ path: "/status", route: "routes/status/status", document: all("200"), post: all("405") },
	{ path: "/help/manuals", route: "routes/manuals/manuals", document: all("200"), post: all("405") },
	{ path: "/help/manuals/learner", route: "routes/manuals/learner", document: all("200"), post: all("405") },
	{
		path: "/help/manuals/learner/dashboard",
		route: "routes/manuals/learner-page",
		document: all("200"),
		post: all("405"),
	},
	{ path: "/help/manuals/learner/no-such-page", route: "routes/manuals/learner-page", document: all("404") },
	{
		path: "/help/manuals/learner/print",
		route: "routes/manuals/learner-print",
		document: all("200"),
		post: all("405"),
	},
	{ path: "/resources", route: "routes/resources/resources", document: all("200"), post: all("405") },
	{
		path: "/resources/rules-by-place",
		route: "routes/resources/rules-by-place",
		document: all("200"),
		post: all("405"),
	},
	{
		path: "/resources/rules-by-place.csv",
		route: "routes/resources/rules-by-place-export",
		document: all("200"),
		isResource: true,
	},
	{ path: "/resources/listing-red-flags", route: "routes/resources/resource", document: all("200"), post: all("405") },
	// One that a course opens is told of and not shown: tests/routes/resources.test.ts.
	{ path: "/resources/assignment-outline", route: "routes/resources/resource", document: all("200"), post: all("405") },
	{ path: "/resources/no-such-thing", route: "routes/resources/resource", document: all("404") },
	{
		path: "/resources/power-of-attorney-abroad/ticks",
		route: "routes/resources/ticks",
		post: { anonymous: "403", student: "403", instructor: "403", admin: "→ /resources/power-of-attorney-abroad" },
		isResource: true,
	},
	{
		path: "/resources/closing-day-checklist/checklist.pdf",
		route: "routes/resources/checklist-pdf",
		document: { ...all("200"), anonymous: "→ /resources/closing-day-checklist" },
		isResource: true,
	},
	{
		path: "/resources/first-call-sheet/outline",
		route: "routes/resources/outline",
		post: { ...all("400"), anonymous: "→ /resources/first-call-sheet" },
		isResource: true,
	},
	{
		path: "/resources/deal-comparison-sheet/download",
		route: "routes/resources/download",
		document: all("200"),
		isResource: true,
	},
	{
		path: "/resources/listing-in-six-parts/media/film",
		route: "routes/resources/media",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/resources/power-of-attorney-abroad/media/film",
		route: "routes/resources/media",
		document: { ...all("403"), admin: "404" },
		isResource: true,
	},
	{ path: "/uploads/picture", route: "routes/uploads/picture", post: signedIn("400"), isResource: true },
	{ path: "/uploads/resource-file", route: "routes/uploads/resource-file", post: forAdmins("400"), isResource: true },
	{
		// There is no file to be had of a checklist.
		path: "/resources/listing-red-flags/download",
		route: "routes/resources/download",
		document: all("404"),
		isResource: true,
	},
	{ path: "/courses/999", route: "routes/catalog/course", document: all("404") },
	{ path: "/xx/courses", route: "routes/catalog/courses", document: all("404") },

	{ path: "/dashboard", route: "routes/learning/dashboard", document: signedIn("200"), post: all("405") },
	{ path: "/settings", route: "routes/account/settings", document: signedIn("200"), post: signedIn("400") },
	{
		path: "/settings/security",
		route: "routes/account/security",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{ path: "/settings/language", route: "routes/account/language", document: signedIn("200"), post: signedIn("400") },
	{
		path: "/settings/accessibility",
		route: "routes/account/accessibility",
		document: signedIn("200"),
		post: all("405"),
	},
	{ path: "/settings/learning", route: "routes/account/learning", document: signedIn("200"), post: signedIn("400") },
	{ path: "/settings/privacy", route: "routes/account/privacy", document: signedIn("200"), post: signedIn("400") },
	{
		path: "/pictures/0123456789abcdef0123456789abcdef",
		route: "routes/account/picture",
		document: all("404"),
		post: all("405"),
		isResource: true,
	},
	// Somebody else's, or nobody's: both are not there.
	{
		path: "/exports/none",
		route: "routes/exports/export",
		document: signedIn("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/exports/none/state",
		route: "routes/exports/export-state",
		document: signedIn("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/settings/privacy/copy",
		route: "routes/privacy/copy",
		document: signedIn("200"),
		post: signedIn("→ /settings/privacy"),
	},
	{
		path: "/settings/privacy/delete",
		route: "routes/privacy/delete",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{ path: "/account-ending", route: "routes/privacy/account-ending", document: all("200"), post: all("405") },
	{ path: "/profile", route: "routes/account/profile", document: signedIn("200"), post: signedIn("400") },
	{
		path: "/preferences/accessibility",
		route: "routes/preferences/accessibility",
		post: signedIn("204"),
		isResource: true,
	},
	// Who has just signed in has proved who they are; a proof that is old: tests/routes/account.test.ts.
	{ path: "/settings/email", route: "routes/account/email", document: signedIn("200"), post: signedIn("400") },
	{ path: "/settings/password", route: "routes/account/password", document: signedIn("200"), post: signedIn("400") },
	...["authenticator", "recovery-codes", "passkeys"].map((name) => ({
		path: `/settings/security/${name}`,
		route: `routes/factors/${name}`,
		document: signedIn("200"),
		post: signedIn("400"),
	})),
	{
		path: "/login/second-factor",
		route: "routes/factors/second-factor",
		document: { ...homes, anonymous: "→ /login" },
		post: { ...homes, anonymous: "→ /login" },
	},
	{
		path: "/login/passkey",
		route: "routes/factors/passkey-sign-in",
		document: { ...homes, anonymous: "200" },
		post: { ...homes, anonymous: "400" },
	},
	{ path: "/passkeys/challenge", route: "routes/factors/passkey-challenge", post: all("400"), isResource: true },
	{
		path: "/passkeys/registration",
		route: "routes/factors/passkey-registration",
		post: signedIn("200"),
		isResource: true,
	},
	// Who has just signed in has proved who they are.
	{
		path: "/confirm-identity",
		route: "routes/auth/confirm-identity",
		document: signedIn("→ /settings/security"),
		// Who has signed in just now has nothing to prove.
		post: signedIn("→ /settings/security"),
	},
	{
		path: "/enhanced-dashboard",
		route: "routes/learning/enhanced-dashboard",
		document: signedIn("→ /dashboard"),
		isResource: true,
	},
	{
		// A lesson of a course that the student is not enrolled in and the instructor does not teach.
		path: "/lessons/LOCKED",
		route: "routes/learning/lesson",
		document: { anonymous: "→ /login", student: "→ /courses/6", instructor: "→ /courses/6", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /courses/6", instructor: "→ /courses/6", admin: "400" },
	},
	{
		// A sheet that no lesson has: a stranger learns no more than a learner.
		path: "/lessons/2/sheets/nothing",
		route: "routes/learning/sheet",
		document: signedIn("404"),
	},
	...["pdf", "md"].map(
		(ending): Row => ({
			path: `/lessons/2/sheets/nothing/sheet.${ending}`,
			route: ending === "pdf" ? "routes/learning/sheet-pdf" : "routes/learning/sheet-markdown",
			document: signedIn("404"),
			isResource: true,
		}),
	),
	{
		path: "/lessons/2/video",
		route: "routes/learning/lesson-video",
		document: signedIn("200"),
		isResource: true,
	},
	{ path: "/lessons/2/poster", route: "routes/learning/lesson-poster", document: signedIn("200"), isResource: true },
	{
		path: "/lessons/2/captions/de",
		route: "routes/learning/lesson-captions",
		document: signedIn("200"),
		isResource: true,
	},

	{
		path: "/instructor-dashboard",
		route: "routes/authoring/instructor-dashboard",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: all("405"),
	},
	{
		path: "/instructor-dashboard/learners.csv",
		route: "routes/authoring/learners-export",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		isResource: true,
	},
	...shelf("help", "help"),
	...shelf("resources", "resource"),
	...shelf("glossary", "term"),
	...shelf("manual", "manual"),
	...shelf("legal", "legal"),
	...shelf("places", "place"),
	{
		path: "/admin/places.csv",
		route: "routes/admin/library/places-export",
		document: forAdmins("200"),
		isResource: true,
	},
	...["", "/your-learners", "/print"].map(
		(rest): Row => ({
			path: `/help/manuals/instructor${rest}`,
			route: manualRoute("instructor", rest),
			document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
			post: all("405"),
		}),
	),
	...["", "/manual", "/print"].map(
		(rest): Row => ({
			path: `/help/manuals/admin${rest}`,
			route: manualRoute("admin", rest),
			document: { ...homes, anonymous: "→ /login", admin: "200" },
			post: all("405"),
		}),
	),
	{
		path: "/help/manuals/learner/manual.pdf",
		route: "routes/manuals/learner-pdf",
		document: all("200"),
		isResource: true,
	},
	{
		path: "/help/manuals/instructor/manual.pdf",
		route: "routes/manuals/instructor-pdf",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		isResource: true,
	},
	{
		path: "/help/manuals/admin/manual.pdf",
		route: "routes/manuals/admin-pdf",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		isResource: true,
	},
	{
		path: "/user-manual",
		route: "routes/manuals/user-manual",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: all("405"),
	},
	{
		path: "/admin/settings/history.csv",
		route: "routes/admin/settings-history-export",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		isResource: true,
	},
	{
		path: "/admin/errors.csv",
		route: "routes/admin/errors-export",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		isResource: true,
	},
	{
		path: "/admin",
		route: "routes/admin/overview",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: all("405"),
	},
	{ path: "/admin/users", route: "routes/admin/users", document: forAdmins("200"), post: forAdmins("400") },
	{
		path: "/admin/users.csv?chosen=1",
		route: "routes/admin/chosen-people",
		document: forAdmins("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/admin/users/invite",
		route: "routes/admin/user-invite",
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	...intakeRows("/admin/users/import"),
	...intakeRows("/admin/enrollments/import"),
	{ path: "/admin/users/1", route: "routes/admin/user", document: forAdmins("200"), post: forAdmins("400") },
	{
		path: "/admin/users/1/merge",
		route: "routes/admin/user-merge",
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	{ path: "/admin/users/999999/merge", route: "routes/admin/user-merge", document: forAdmins("404") },
	{ path: "/admin/users/999999", route: "routes/admin/user", document: forAdmins("404"), post: forAdmins("400") },
	{ path: "/admin/users/someone", route: "routes/admin/user", document: forAdmins("404"), post: forAdmins("404") },
	{ path: "/admin/enrollments", route: "routes/admin/enrollments", document: forAdmins("200"), post: all("405") },
	{ path: "/looking/end", route: "routes/auth/end-looking", document: all("405"), post: all("→ /"), isResource: true },
	{ path: "/admin/jobs", route: "routes/admin/jobs", document: forAdmins("200"), post: forAdmins("400") },
	{ path: "/admin/audit", route: "routes/admin/audit", document: forAdmins("200"), post: all("405") },
	{
		path: "/admin/audit.csv",
		route: "routes/admin/audit-export",
		document: forAdmins("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/admin/settings",
		route: "routes/admin/settings",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/admin/errors",
		route: "routes/admin/errors",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: all("405"),
	},
	{
		path: "/admin/glossary/usage",
		route: "routes/admin/glossary-usage",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: { ...homes, anonymous: "→ /login", admin: "→ /admin/glossary/usage" },
	},
	{ path: "/verify", route: "routes/certificates/verify", document: all("200"), post: all("405") },
	{ path: `/verify/${NO_SERIAL}`, route: "routes/certificates/verify-serial", document: all("404"), post: all("405") },
	{
		path: "/certificates",
		route: "routes/certificates/certificates",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{
		path: `/certificates/${NO_SERIAL}`,
		route: "routes/certificates/certificate",
		document: signedIn("404"),
		post: all("405"),
	},
	{
		path: `/certificates/${NO_SERIAL}/certificate.pdf`,
		route: "routes/certificates/certificate-pdf",
		document: signedIn("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/.well-known/did.json",
		route: "routes/certificates/did-document",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: `/api/certificates/${NO_SERIAL}`,
		route: "routes/api/certificate",
		document: all("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/api/certificates/status-lists/9",
		route: "routes/api/certificate-status-list",
		document: all("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/admin/certificates",
		route: "routes/admin/certificates",
		document: forAdmins("200"),
		post: all("405"),
	},
	{
		path: `/admin/certificates/issued/${NO_SERIAL}`,
		route: "routes/admin/certificate",
		document: forAdmins("404"),
		post: forAdmins("400"),
	},
	{
		path: "/admin/certificates/templates/0",
		route: "routes/admin/certificate-template",
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	{
		path: "/admin/incidents",
		route: "routes/admin/incidents",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/admin/incidents/none",
		route: "routes/admin/incident",
		document: { ...homes, anonymous: "→ /login", admin: "404" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/admin/errors/none",
		route: "routes/admin/error-group",
		document: { ...homes, anonymous: "→ /login", admin: "404" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},

	{ path: "/help", route: "routes/help/help", document: all("200"), post: all("405") },
	{ path: "/help/contact", route: "routes/help/contact", document: all("200"), post: all("400") },
	{ path: "/help/sign-in", route: "routes/help/article", document: all("200"), post: all("400") },
	{ path: "/help/no-such-article", route: "routes/help/article", document: all("404") },
	{ path: "/help/sign-in/views", route: "routes/help/article-views", post: all("204"), isResource: true },
	{
		path: "/help/panel?page=/courses",
		route: "routes/help/panel",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/help/tickets", route: "routes/help/tickets", document: signedIn("200"), post: all("405") },
	{
		// Somebody else's, or nobody's: both are not there.
		path: "/help/tickets/somebody-elses",
		route: "routes/help/ticket",
		document: signedIn("404"),
		post: signedIn("400"),
	},
	{ path: "/help/tickets/by-link", route: "routes/help/ticket-by-link", document: all("200"), post: all("400") },
	{
		path: "/admin/help/tickets",
		route: "routes/admin/help-tickets",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: all("405"),
	},
	{
		path: "/admin/help/tickets/none",
		route: "routes/admin/help-ticket",
		document: { ...homes, anonymous: "→ /login", admin: "404" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/admin/help/canned-answers",
		route: "routes/admin/help-canned-answers",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/admin/help/articles-report",
		route: "routes/admin/help-articles-report",
		document: { ...homes, anonymous: "→ /login", admin: "200" },
		post: all("405"),
	},

	{
		path: "/login",
		route: "routes/auth/login",
		document: { ...homes, anonymous: "200" },
		post: { ...homes, anonymous: "400" },
	},
	{
		path: "/register",
		route: "routes/auth/register",
		document: { ...homes, anonymous: "200" },
		post: { ...homes, anonymous: "400" },
	},
	{
		path: "/forgot-password",
		route: "routes/auth/forgot-password",
		document: { ...homes, anonymous: "200" },
		post: { ...homes, anonymous: "400" },
	},
	{ path: "/reset-password", route: "routes/auth/reset-password", document: all("200"), post: all("400") },
	{ path: "/unsubscribe", route: "routes/account/unsubscribe", document: all("200"), post: all("400") },
	{ path: "/verify-email", route: "routes/auth/verify-email", document: all("200"), post: all("400") },
	{ path: "/change-email", route: "routes/auth/change-email", document: all("200"), post: all("400") },
	{ path: "/secure-account", route: "routes/auth/secure-account", document: all("200"), post: all("400") },
	{
		path: "/outbox",
		route: "routes/admin/outbox",
		document: all("200"),
		post: { ...homes, anonymous: "→ /login", admin: "404" },
	},
	{
		path: "/outbox/none",
		route: "routes/admin/outbox",
		document: all("404"),
		post: { ...homes, anonymous: "→ /login", admin: "404" },
	},
	{ path: "/fr/developers/ui", route: "routes/developers/ui", document: all("200"), post: all("405") },
	{ path: "/developers/ui", route: "routes/developers/ui", document: all("200"), post: all("405") },

	{ path: "/robots.txt", route: "routes/seo/robots", document: all("200"), post: all("405"), isResource: true },
	{ path: "/sitemaps/1", route: "routes/seo/sitemap-part", document: all("200"), post: all("405"), isResource: true },
	{
		path: "/manifest.webmanifest",
		route: "routes/seo/web-manifest",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/sitemap.xml", route: "routes/seo/sitemap", document: all("200"), post: all("405"), isResource: true },
	{
		path: "/preferences/language",
		route: "routes/preferences/language",
		document: all("405"),
		post: all("400"),
		isResource: true,
	},
	{
		path: "/preferences/theme",
		route: "routes/preferences/theme",
		document: all("405"),
		post: all("400"),
		isResource: true,
	},

	{ path: "/api/auth/login", route: "routes/api/login", document: all("405"), post: all("400"), isResource: true },
	{
		path: "/api/auth/register",
		route: "routes/api/register",
		document: all("405"),
		post: all("400"),
		isResource: true,
	},
	{ path: "/api/auth/logout", route: "routes/api/logout", document: all("405"), isResource: true },
	{ path: "/api/auth/me", route: "routes/api/me", document: api("200"), post: all("405"), isResource: true },
	{ path: "/api/me", route: "routes/api/own-account", document: all("405"), post: all("405"), isResource: true },
	{
		path: "/api/me/export",
		route: "routes/api/own-export",
		document: api("202 or 200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/api/courses", route: "routes/api/courses", document: all("200"), post: all("405"), isResource: true },
	{ path: "/api/courses/1", route: "routes/api/course", document: all("200"), post: all("405"), isResource: true },
	{
		path: "/api/courses/1/modules",
		route: "routes/api/modules",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/api/search", route: "routes/api/search", document: all("400"), post: all("405"), isResource: true },
	{
		path: "/api/openapi.json",
		route: "routes/api/openapi",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/api/platform-stats",
		route: "routes/api/platform-stats",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/api/enrollments",
		route: "routes/api/enrollments",
		document: api("200"),
		post: api("400"),
		isResource: true,
	},
	{
		path: "/api/lessons/LOCKED/progress",
		route: "routes/api/lesson-progress",
		document: all("405"),
		post: api("403"),
		isResource: true,
	},
	{
		path: "/api/quizzes/LOCKED/attempts",
		route: "routes/api/quiz-attempts",
		document: all("405"),
		post: api("400"),
		isResource: true,
	},
	{
		path: "/api/checkout",
		route: "routes/api/checkout",
		document: all("405"),
		post: api("400"),
		isResource: true,
	},
	// Without keys there is no Stripe; what is not signed is not taken.
	{
		path: "/api/webhooks/stripe",
		route: "routes/api/webhook-stripe",
		document: all("405"),
		post: all("404"),
		isResource: true,
	},
	{
		path: "/api/webhooks/sandbox",
		route: "routes/api/webhook-sandbox",
		document: all("405"),
		post: all("400"),
		isResource: true,
	},
	{ path: "/checkout", route: "routes/orders/checkout", document: signedIn("→ /pricing") },
	{
		path: "/checkout?course=2",
		route: "routes/orders/checkout",
		document: signedIn("200"),
		post: signedIn("200"),
	},
	{ path: "/checkout?course=999999", route: "routes/orders/checkout", document: signedIn("404") },
	{ path: "/checkout?plan=pro&interval=year", route: "routes/orders/checkout", document: signedIn("200") },
	{ path: "/subscribe", route: "routes/orders/subscribe", document: signedIn("200"), post: all("405") },
	{
		path: "/payment-success",
		route: "routes/orders/payment-success",
		document: signedIn("→ /orders"),
		post: all("405"),
	},
	{ path: "/payment-success?order=none", route: "routes/orders/payment-success", document: signedIn("404") },
	{ path: "/orders", route: "routes/orders/orders", document: signedIn("200"), post: all("405") },
	{ path: "/orders/none", route: "routes/orders/order", document: signedIn("404"), post: signedIn("404") },
	{ path: "/orders/none/refund", route: "routes/orders/refund", document: signedIn("404"), post: signedIn("400") },
	{ path: "/admin/orders", route: "routes/admin/orders", document: forAdmins("200"), post: all("405") },
	{ path: "/admin/orders/none", route: "routes/admin/order", document: forAdmins("404"), post: all("405") },
	{
		path: "/admin/orders.csv",
		route: "routes/admin/orders-export",
		document: forAdmins("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/admin/refunds", route: "routes/admin/refunds", document: forAdmins("200"), post: forAdmins("400") },
	{
		path: "/admin/refunds.csv",
		route: "routes/admin/refunds-export",
		document: forAdmins("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/sandbox/pay/none",
		route: "routes/orders/sandbox-pay",
		document: all("404"),
		post: all("400"),
	},
	{ path: "/api/nothing", route: "routes/api/not-found", document: all("404"), post: all("404"), isResource: true },
	{ path: "/nothing", route: "routes/marketing/home", document: all("404") },
	{ path: "/nothing/at/all", route: "routes/not-found", document: all("404"), post: all("405") },

	// Signing out last: it ends the sessions of this table.
	{
		path: "/logout",
		route: "routes/auth/logout",
		document: all("→ /"),
		post: all("→ /login"),
		isResource: true,
	},
];
