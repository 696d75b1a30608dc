import { type APIRequestContext, expect, type TestDetails } from "@playwright/test";
import routes from "#app/routes.ts";
import { pagePaths } from "#scripts/vite/page-paths.ts";
import { PASSWORD, representatives } from "./school";

export type Asker = { request: APIRequestContext };

export type Visited = { name: string; who: string | null; path: (asker: Asker) => Promise<string> | string };

/** The role that visits a page, by path prefix; guests visit the others. */
const AUDIENCES: [string, string][] = [
	["/admin", "admin"],
	["/moderation", "admin"],
	["/decisions", "student"],
	["/instructor-dashboard", "instructor"],
	["/courses/:courseId/review", "student"],
	["/dashboard", "student"],
	["/lessons", "student"],
	["/notes", "student"],
	["/forum/", "student"],
	["/settings", "student"],
	["/announcements", "student"],
	["/profile", "student"],
	["/confirm-identity", "student"],
	["/help/tickets", "student"],
	["/access", "student"],
	["/certificates", "student"],
	["/checkout", "student"],
	["/subscribe", "student"],
	["/payment-success", "student"],
	["/orders", "student"],
	["/sandbox/pay", "student"],
	["/affiliate-dashboard", "student"],
	["/help/manuals/instructor", "instructor"],
	["/help/manuals/admin", "admin"],
	["/user-manual", "admin"],
];

const EXAMPLES: Record<string, Record<string, Visited["path"]>> = {
	"/courses/:courseId": { "free course": () => "/courses/1", "priced course": () => "/courses/2" },
	"/courses/:courseId/modules": { modules: () => "/courses/1/modules" },
	"/courses/:courseId/preview/:lessonId": {
		"free preview": () => "/courses/1/preview/1",
		"free preview with a clip": () => "/courses/1/preview/2",
	},
	"/courses/:courseId/review": { "review that is written": () => "/courses/4/review" },
	"/instructor-dashboard/reviews/:reviewId": { "review to answer": () => "/instructor-dashboard/reviews/1" },
	"/instructors/:teacherId": { teacher: () => "/instructors/3" },
	"/lessons/:lessonId": { article: () => "/lessons/1", video: () => "/lessons/2", quiz: () => "/lessons/5" },
	"/instructor-dashboard/courses/:id": { "details of a course": () => "/instructor-dashboard/courses/1" },
	"/lessons/:lessonId/sheets/:name": { sheet: () => "/lessons/4/sheets/listing-log" },
	"/instructor-dashboard/courses/:id/publish": {
		"publishing of a course": () => "/instructor-dashboard/courses/1/publish",
	},
	"/instructor-dashboard/courses/:id/curriculum": {
		curriculum: () => "/instructor-dashboard/courses/1/curriculum",
	},
	"/instructor-dashboard/courses/:id/history": {
		"versions of a course": () => "/instructor-dashboard/courses/1/history",
	},
	"/instructor-dashboard/courses/:id/files": {
		"files of a course": () => "/instructor-dashboard/courses/1/files",
	},
	"/glossary/:slug": { term: () => "/glossary/assignment-fee" },
	"/help/manuals/learner/:slug": { "page of a manual": () => "/help/manuals/learner/dashboard" },
	"/help/manuals/instructor/:slug": { "instructors' page": () => "/help/manuals/instructor/your-role" },
	"/help/manuals/admin/:slug": { "admins' page": () => "/help/manuals/admin/manual" },
	"/resources/:slug": {
		checklist: () => "/resources/listing-red-flags",
		calculator: () => "/resources/maximum-offer",
		article: () => "/resources/how-wholesaling-works",
		download: () => "/resources/deal-comparison-sheet",
		video: () => "/resources/listing-in-six-parts",
		link: () => "/resources/report-wire-fraud",
		"closed resource": () => "/resources/assignment-outline",
	},
	"/developers/:group": { "group of calls": () => "/developers/account", shapes: () => "/developers/shapes" },
	"/outbox/:messageId?": { outbox: () => "/outbox" },
	"/admin/settings/:key?": { settings: () => "/admin/settings/discount" },
	"/admin/errors/:fingerprint": { "error group": firstErrorGroup },
	...Object.fromEntries(
		["help", "resources", "glossary", "manual", "legal", "places"].flatMap((adminList) =>
			["", "/preview", "/history"].map((page) => [
				`/admin/${adminList}/:id${page}`,
				{ entry: async (at: Asker) => `${await firstEntry(at, adminList)}${page}` },
			]),
		),
	),
	"/certificates/:serial": { "own certificate": async (page) => `/certificates/${await ownSerial(page)}` },
	"/verify/:serial": {
		"genuine certificate": async (page) => `/verify/${await ownSerial(page)}`,
	},
	"/admin/certificates/issued/:serial": { "issued certificate": issuedCertificate },
	"/admin/certificates/templates/:scope": { template: () => "/admin/certificates/templates/0" },
	"/admin/testimonials/:testimonialId": {
		"words of a learner": () => "/admin/testimonials/1",
		"figure without a source": () => "/admin/testimonials/5",
	},
	"/admin/affiliates/:affiliateId": { affiliate: firstAffiliate },
	"/admin/plans/:planId": { "plan at the desk": () => "/admin/plans/2" },
	"/admin/coupons/:couponId": { "no coupon": () => "/admin/coupons/999999" },
	"/forum/:topicId/:number?": { "deal in the forum": () => "/forum/2", "question in the forum": () => "/forum/3" },
	"/forum/place/:memberId?": { "place in the forum": () => "/forum/place" },
	"/forum/:topicId/:number/edit": { "post that is edited": () => "/forum/2/1/edit" },
	"/forum/:topicId/:number/history": { "versions of a post": () => "/forum/2/1/history" },
	"/moderation/cases/:caseId": {
		"open case": () => "/moderation/cases/1",
		"case about child safety": () => "/moderation/cases/2",
		"decided case": () => "/moderation/cases/3",
	},
	"/decisions/:decisionId": { "decision about oneself": () => "/decisions/0b5e8a1c7d294f36a8c2e0f4d6b17395" },
	"/legal/:slug": { "no legal page": () => "/legal/imprints" },
	"/help/:slug": { article: () => "/help/sign-in", "no article": () => "/help/singin" },
	"/help/tickets/:ticketId": { ticket: (page) => ownTicket(page, "student") },
	"/admin/help/tickets/:ticketId": { "ticket for staff": (page) => ownTicket(page, "admin") },
	"/admin/users/:id/merge": { "merging two accounts": () => "/admin/users/1/merge" },
	"/admin/users/:id": { "page of a person": () => "/admin/users/1" },
	"/admin/users/import/:importId": {
		"file of people": (page) => handedIn(page, "users", "E-mail,Name\nno-address,Ann"),
	},
	"/admin/enrollments/import/:importId": {
		"file of enrollments": (page) => handedIn(page, "enrollments", "E-mail,Course\nstudent@grew.example,1"),
	},
	"/admin/incidents/:incidentId": { incident: firstIncident },
	"/admin/notifications/:kind": { "kind of notification": () => "/admin/notifications/orderPaid" },
	"/admin/announcements/:announcementId": {
		"draft of an announcement": () => "/admin/announcements/0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643",
		"announcement that was sent": () => "/admin/announcements/6b0d1c52-6a3e-4f0b-9a57-3d1c8f2e7a10",
	},
	"/instructor-dashboard/announcements/:announcementId": {
		"draft of a teacher": () => "/instructor-dashboard/announcements/3f8c6a1d-2b74-4e95-a0d8-51c9e7b24f36",
		"what a teacher has sent": () => "/instructor-dashboard/announcements/a47e90b2-58d1-4c3f-9b6e-0d2f817c5e64",
	},
	"/instructor-dashboard/courses/:id/lessons/:lesson": {
		"lesson that is edited": () => "/instructor-dashboard/courses/1/lessons/how-wholesaling-works?lang=en",
	},
	"/instructor-dashboard/courses/:id/lessons/:lesson/questions": {
		"questions of a lesson": () => "/instructor-dashboard/courses/1/lessons/quiz-reading-a-listing/questions",
	},
	"/announcements/:announcementId": {
		announcement: () => "/announcements/6b0d1c52-6a3e-4f0b-9a57-3d1c8f2e7a10",
	},
	"/waiting-list": { "what can be bought": () => "/waiting-list?plan=pro" },
	"/checkout": { course: () => "/checkout?course=5", plan: () => "/checkout?plan=pro&interval=year" },
	"/payment-success": { "order that waits": async (page) => `/payment-success?order=${(await ownOrder(page)).id}` },
	"/orders/:orderId": { "own order": async (page) => `/orders/${(await ownOrder(page)).id}` },
	"/orders/:orderId/refund": { "refund of an order": async (page) => `/orders/${(await ownOrder(page)).id}/refund` },
	"/admin/orders/:orderId": { "order for admins": async (page) => `/admin/orders/${(await ownOrder(page)).id}` },
	"/sandbox/pay/:sessionId": {
		"page of the sandbox": async (page) => (await ownOrder(page)).pay,
	},
};

async function ownOrder(page: Asker) {
	const { origin } = new URL((await page.request.get("/api/health")).url());
	const headers = { Origin: origin, "Idempotency-Key": crypto.randomUUID() };
	const placed = await page.request.post("/api/checkout", { data: { courseId: 5 }, headers });
	const { orderId: id, redirectUrl } = await placed.json();
	return { id, pay: new URL(redirectUrl).pathname };
}

/** Throws if a path parameter has no example. */
export const EVERY_PAGE: Visited[] = pagePaths(routes).flatMap((path) => {
	const pattern = path.replace("/:lang?", "") || "/";
	const who = AUDIENCES.find(([start]) => pattern.startsWith(start))?.[1] ?? null;
	const examples = EXAMPLES[pattern];
	if (examples) return Object.entries(examples).map(([kind, path]) => ({ name: `${pattern}, ${kind}`, who, path }));
	if (pattern.includes(":")) throw new Error(`${pattern} needs an example in tests/e2e/every-page.ts`);
	return [{ name: pattern, who, path: () => pattern }];
});

export const REPRESENTATIVES = ["/courses/:courseId, free course", "/dashboard", "/lessons/:lessonId, article"];

export const VISITED_PAGES: [page: Visited, details: TestDetails][] = representatives(REPRESENTATIVES.length, [
	...REPRESENTATIVES.map((name) => {
		const page = EVERY_PAGE.find((one) => one.name === name);
		if (!page) throw new Error(`${name} is no page of tests/e2e/every-page.ts`);
		return page;
	}),
	...EVERY_PAGE.filter(({ name }) => !REPRESENTATIVES.includes(name)),
]);

async function firstEntry(page: Asker, adminList: string) {
	const list = await (await page.request.get(`/admin/${adminList}`)).text();
	const path = new RegExp(`href="(/admin/${adminList}/\\d+)"`).exec(list)?.[1];
	return path ?? `/admin/${adminList}/new?`;
}

async function ownTicket(page: Asker, who: "student" | "admin") {
	const form = await page.request.get("/help/contact");
	const origin = new URL(form.url()).origin;
	const formKey = /name="formKey" value="([^"]+)"/.exec(await form.text())?.[1] ?? "";
	const fields = { formKey, topic: "technical", subject: "A video stops", message: "In lesson two, after a minute." };
	await page.request.post("/help/contact", { form: fields, headers: { Origin: origin } });
	const list = await (await page.request.get("/help/tickets")).text();
	const key = /href="\/help\/tickets\/([\w-]{43})"/.exec(list)?.[1];
	if (!key) throw new Error("There is no ticket.");
	return who === "admin" ? `/admin/help/tickets/${key}` : `/help/tickets/${key}`;
}

async function firstErrorGroup(page: Asker) {
	const origin = String(new URL((await page.request.get("/api/health")).url()).origin);
	const report = {
		message: "Cannot draw the lots of a sheet",
		stack: `TypeError\n    at draw (${origin}/assets/a-part-of-the-page-that-comes-late-and-has-a-long-name.js:1:2)`,
	};
	await page.request.post("/api/error-reports", {
		data: { ...report, url: `${origin}/courses/3` },
		headers: { Origin: origin },
	});
	const list = await (await page.request.get("/admin/errors")).text();
	const path = /href="(\/admin\/errors\/[0-9a-f]{32})"/.exec(list)?.[1];
	if (!path) throw new Error("The list of errors is empty.");
	return path;
}

async function ownSerial(page: Asker): Promise<string> {
	const origin = new URL((await page.request.get("/verify")).url()).origin;
	const account = { email: "student@grew.example", password: PASSWORD };
	// Signing in again would end the shared session.
	const isSignedIn = (await page.request.get("/api/auth/me")).ok();
	if (!isSignedIn) await page.request.post("/api/auth/login", { data: account, headers: { Origin: origin } });
	await page.request.post("/certificates", {
		form: { intent: "name", name: "Amara Okafor" },
		headers: { Origin: origin },
	});
	let serial: string | undefined;
	await expect(async () => {
		const list = await (await page.request.get("/certificates")).text();
		serial = /href="\/certificates\/([0-9A-Z-]{32})"/.exec(list)?.[1];
		expect(serial).toBeDefined();
	}).toPass();
	return String(serial);
}

async function issuedCertificate(page: Asker): Promise<string> {
	const list = await (await page.request.get("/admin/certificates")).text();
	return /href="(\/admin\/certificates\/issued\/[0-9A-Z-]{32})"/.exec(list)?.[1] ?? "/admin/certificates";
}

async function handedIn(page: Asker, desk: string, text: string): Promise<string> {
	const form = await page.request.get(`/admin/${desk}/import`);
	const key = /name="key" value="([0-9a-f]{32})"/.exec(await form.text())?.[1];
	if (!key) throw new Error("There is no form for a file.");
	const origin = new URL(form.url()).origin;
	await page.request.post(`/admin/${desk}/import`, { multipart: { key, text }, headers: { Origin: origin } });
	return `/admin/${desk}/import/${key}`;
}

async function firstIncident(page: Asker): Promise<string> {
	const origin = new URL((await page.request.get("/admin/incidents")).url()).origin;
	await page.request.post("/admin/incidents", {
		form: { impact: "partial", state: "resolved", "titles.en": "Videos stop", "texts.en": "They run again." },
		headers: { Origin: origin },
	});
	const list = await (await page.request.get("/admin/incidents")).text();
	const path = /href="(\/admin\/incidents\/[0-9a-f-]{36})"/.exec(list)?.[1];
	if (!path) throw new Error("The list of incidents is empty.");
	return path;
}

async function firstAffiliate(page: Asker) {
	const found = async () =>
		/href="(\/admin\/affiliates\/\d+)"/.exec(await (await page.request.get("/admin/affiliates")).text())?.[1];
	const there = await found();
	if (there) return there;
	const origin = new URL((await page.request.get("/affiliate-program")).url()).origin;
	const form = { intent: "apply", code: "EVERY1", place: "A site", plan: "In words of my own", agrees: "on" };
	await page.request.post("/affiliate-program", { form, headers: { Origin: origin } });
	return (await found()) ?? "/admin/affiliates";
}
