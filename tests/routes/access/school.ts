import { all, forTeachers, homes, type Row, signedIn } from "./answers.ts";

export const SCHOOL: Row[] = [
	{ path: "/", route: "routes/site/marketing/home", document: all("200"), post: all("405") },
	{ path: "/courses", route: "routes/learning/catalog/courses", document: all("200"), post: all("405") },
	{
		path: "/courses/6",
		route: "routes/learning/catalog/course",
		document: all("200"),
		post: { ...all("402"), anonymous: "→ /login" },
	},
	{ path: "/courses/1/preview/1", route: "routes/learning/lessons/preview", document: all("200"), post: all("405") },
	// A locked lesson redirects to its course; one of another course does not exist.
	{ path: "/courses/6/preview/LOCKED", route: "routes/learning/lessons/preview", document: all("→ /courses/6") },
	{ path: "/courses/2/preview/1", route: "routes/learning/lessons/preview", document: all("404") },
	{ path: "/courses/1/modules", route: "routes/learning/catalog/modules", document: all("200"), post: all("405") },
	{
		// A teacher; a student, nobody and no id have no such page.
		path: "/instructors/3",
		route: "routes/learning/catalog/instructor",
		document: all("200"),
		post: all("405"),
	},
	...["/instructors/1", "/instructors/999999", "/instructors/x"].map(
		(path): Row => ({ path, route: "routes/learning/catalog/instructor", document: all("404"), post: all("405") }),
	),
	{ path: "/developers/account", route: "routes/site/developers/group", document: all("200"), post: all("405") },
	{ path: "/developers/none", route: "routes/site/developers/group", document: all("404"), post: all("405") },
	{ path: "/developers", route: "routes/site/developers/developers", document: all("200"), post: all("405") },
	{ path: "/courses/999", route: "routes/learning/catalog/course", document: all("404") },
	{ path: "/xx/courses", route: "routes/learning/catalog/courses", document: all("404") },

	{ path: "/dashboard", route: "routes/learning/dashboard/dashboard", document: signedIn("200"), post: all("405") },
	{
		path: "/enhanced-dashboard",
		route: "routes/learning/dashboard/enhanced-dashboard",
		document: all("→ /dashboard"),
		isResource: true,
	},
	{
		// Of a course that neither student nor instructor has.
		path: "/lessons/LOCKED",
		route: "routes/learning/lessons/lesson",
		document: { anonymous: "→ /login", student: "→ /courses/6", instructor: "→ /courses/6", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /courses/6", instructor: "→ /courses/6", admin: "400" },
	},
	{
		path: "/lessons/LOCKED/kept",
		route: "routes/learning/quizzes/kept",
		document: all("405"),
		post: { ...all("400"), anonymous: "→ /login" },
		isResource: true,
	},
	{
		path: "/lessons/LOCKED/notes",
		route: "routes/learning/notes/lesson-notes",
		post: { ...all("400"), anonymous: "→ /login" },
		isResource: true,
	},
	{ path: "/notes", route: "routes/learning/notes/notes", document: signedIn("200"), post: signedIn("400") },
	{ path: "/notes.md", route: "routes/learning/notes/notes-export", document: signedIn("200"), isResource: true },
	{
		// An unknown sheet looks the same to everybody.
		path: "/lessons/2/sheets/nothing",
		route: "routes/learning/lessons/sheet",
		document: signedIn("404"),
	},
	...["pdf", "md"].map(
		(ending): Row => ({
			path: `/lessons/2/sheets/nothing/sheet.${ending}`,
			route: ending === "pdf" ? "routes/learning/lessons/sheet-pdf" : "routes/learning/lessons/sheet-markdown",
			document: signedIn("404"),
			isResource: true,
		}),
	),
	{
		// The clip of a free preview is public.
		path: "/lessons/2/video",
		route: "routes/learning/lessons/lesson-video",
		document: all("200"),
		isResource: true,
	},
	{
		path: "/lessons/LOCKED/video",
		route: "routes/learning/lessons/lesson-video",
		document: { ...all("403"), admin: "404" },
		isResource: true,
	},
	{ path: "/lessons/2/poster", route: "routes/learning/lessons/lesson-poster", document: all("200"), isResource: true },
	{
		path: "/lessons/2/captions/de",
		route: "routes/learning/lessons/lesson-captions",
		document: all("200"),
		isResource: true,
	},

	{
		path: "/instructor-dashboard",
		route: "routes/learning/teaching/instructor-dashboard",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: all("405"),
	},
	{
		path: "/instructor-dashboard/announcements",
		route: "routes/operations/announcements/teacher-announcements",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: all("405"),
	},
	{
		path: "/instructor-dashboard/announcements/new",
		route: "routes/operations/announcements/teacher-announcement-new",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "400", admin: "400" },
	},
	{
		path: "/instructor-dashboard/announcements/none",
		route: "routes/operations/announcements/teacher-announcement",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "404" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "400", admin: "400" },
	},
	{
		path: "/instructor-dashboard/courses/new",
		route: "routes/learning/course-editor/new",
		document: forTeachers("200"),
		post: forTeachers("400"),
	},
	{
		path: "/instructor-dashboard/courses/1",
		route: "routes/learning/course-editor/details",
		document: forTeachers("200"),
		post: forTeachers("400"),
	},
	{
		path: "/instructor-dashboard/courses/999999",
		route: "routes/learning/course-editor/details",
		document: forTeachers("404"),
		post: forTeachers("400"),
	},
	{
		path: "/instructor-dashboard/courses/1/curriculum",
		route: "routes/learning/course-editor/curriculum",
		document: { anonymous: "→ /login", student: homes.student, instructor: "200", admin: "200" },
		post: { anonymous: "→ /login", student: homes.student, instructor: "400", admin: "400" },
	},
	{
		path: "/instructor-dashboard/courses/999/curriculum",
		route: "routes/learning/course-editor/curriculum",
		document: { anonymous: "→ /login", student: homes.student, instructor: "404", admin: "404" },
	},
	{
		path: "/instructor-dashboard/courses/1/lessons/how-wholesaling-works",
		route: "routes/learning/course-editor/lesson-editor",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "400", admin: "400" },
	},
	{
		path: "/instructor-dashboard/courses/3/lessons/the-first-page",
		route: "routes/learning/course-editor/lesson-editor",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "400" },
	},
	{
		path: "/instructor-dashboard/courses/3/lessons/the-first-page/text",
		route: "routes/learning/course-editor/lesson-text",
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "400" },
		isResource: true,
	},
	{
		path: "/instructor-dashboard/learners.csv",
		route: "routes/learning/teaching/learners-export",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		isResource: true,
	},
	{
		path: "/instructor-dashboard/courses/1/learners",
		route: "routes/learning/teaching/course-learners",
		document: {
			anonymous: "→ /login",
			student: "→ /dashboard",
			instructor: "→ /instructor-dashboard",
			admin: "→ /instructor-dashboard",
		},
		isResource: true,
	},
	{
		path: "/instructor-dashboard/reviews",
		route: "routes/learning/teaching/reviews",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: all("405"),
	},
	{
		// Of the first course, which is the instructor's.
		path: "/instructor-dashboard/reviews/1",
		route: "routes/learning/teaching/review",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "400", admin: "400" },
	},
	{
		path: "/instructor-dashboard/reviews/0",
		route: "routes/learning/teaching/review",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "404" },
	},
	{
		path: "/courses/1/review",
		route: "routes/learning/catalog/write-review",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{
		path: "/.well-known/did.json",
		route: "routes/learning/certificates/did-document",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/unsubscribe", route: "routes/people/account/unsubscribe", document: all("200"), post: all("400") },
	{
		path: "/outbox",
		route: "routes/admin/operations/outbox",
		document: all("200"),
		post: { ...homes, anonymous: "→ /login", admin: "400" },
	},
	{
		path: "/outbox/none",
		route: "routes/admin/operations/outbox",
		document: all("404"),
		post: { ...homes, anonymous: "→ /login", admin: "404" },
	},
	{ path: "/fr/developers/ui", route: "routes/site/developers/ui", document: all("200"), post: all("405") },
	{ path: "/developers/ui", route: "routes/site/developers/ui", document: all("200"), post: all("405") },

	{ path: "/robots.txt", route: "routes/site/seo/robots", document: all("200"), post: all("405"), isResource: true },
	{
		path: "/sitemaps/1",
		route: "routes/site/seo/sitemap-part",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/manifest.webmanifest",
		route: "routes/site/seo/web-manifest",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/sitemap.xml", route: "routes/site/seo/sitemap", document: all("200"), post: all("405"), isResource: true },
	{ path: "/nothing", route: "routes/site/marketing/home", document: all("404") },
	...["/community", "/mentorship/7", "/messages", "/events/7"].map((path) => ({
		path,
		// A single segment matches the language parameter first.
		route: /^\/\w+$/.test(path) ? "routes/site/marketing/home" : "routes/not-found",
		document: signedIn("404"),
		post: all("405"),
	})),
	{
		path: "/.well-known/change-password",
		route: "routes/people/auth/change-password-address",
		document: all("→ /settings/password"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/nothing/at/all", route: "routes/not-found", document: all("404"), post: all("405") },
	{
		path: "/how-affiliate-program-works",
		route: "routes/money/affiliates/how-affiliate-program-works",
		document: all("200"),
		post: all("405"),
	},
	{
		path: "/referral",
		route: "routes/money/affiliates/referral",
		document: all("200"),
		post: all("400"),
		isResource: true,
	},
	{
		path: "/instructor-dashboard/courses/1/publish",
		route: "routes/learning/course-editor/publish",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "200", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "400", admin: "400" },
	},
];
