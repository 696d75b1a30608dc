import type { RouteFacts } from "#app/shared/pages/page.ts";
import { createPathTable } from "#app/shared/pages/path-table.ts";
import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { admitRequest } from "./gate.ts";

export const HERE = "https://school.example";
export const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
export const JSON_TYPE = { "Content-Type": "application/json" };

const READ = ["GET", "HEAD"];
const BOTH = [...READ, "POST"];
const WRITE = ["POST"];

type Fixture = {
	methods: readonly string[];
	/** What the route itself declares, beside those that follow from its exports. */
	own?: RouteFacts["methods"];
	maxBodyKb?: number;
	takesPlainJson?: boolean;
};

const ROUTES: Record<string, Fixture> = {
	"/:lang?": { methods: READ },
	"/:lang?/courses": { methods: READ },
	"/:lang?/courses/:courseId": { methods: BOTH },
	"/:lang?/courses/:courseId/modules": { methods: READ },
	"/:lang?/login": { methods: BOTH, maxBodyKb: 4 },
	"/:lang?/register": { methods: BOTH, maxBodyKb: 4 },
	"/:lang?/forum/:threadId": { methods: BOTH, maxBodyKb: 32 },
	"/settings": { methods: BOTH },
	"/dashboard": { methods: READ },
	"/lessons/:lessonId/video": { methods: READ },
	"/preferences/theme": { methods: WRITE, takesPlainJson: true },
	"/api/auth/login": { methods: WRITE, maxBodyKb: 4 },
	"/api/auth/logout": { methods: WRITE, maxBodyKb: 4 },
	"/api/checkout": { methods: WRITE },
	"/api/enrollments": { methods: BOTH },
	"/api/courses/:courseId/modules": { methods: READ },
	"/api/me": { methods: ["DELETE"] },
	"/api/notification-settings": { methods: [...READ, "PUT"], own: ["PUT"] },
	"/api/webhooks/*": { methods: WRITE },
	"/api/*": { methods: BOTH },
	"*": { methods: READ },
};
export const routes = {
	find: createPathTable(
		Object.entries(ROUTES).map(
			([pattern, { methods, own, ...facts }]) =>
				[pattern, routeOf(pattern, methods, { ...facts, methods: own })] as const,
		),
	),
};

function routeOf(path: string, methods: readonly string[], facts: RouteFacts): SiteRoute {
	return { id: path, path, inEveryLanguage: false, isPage: true, methods, facts, loader: null, scripts: [] };
}

type Options = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };

function ask(path: string, { method = "GET", headers = {}, body = null }: Options = {}) {
	return admitRequest(new Request(HERE + path, { method, headers, body }), { siteOrigin: HERE, routes });
}

/** 200 means admitted. */
export async function statusOf(path: string, options?: Options) {
	const answer = await ask(path, options);
	return answer.ok ? 200 : answer.response.status;
}

export async function admitted(path: string, options?: Options) {
	const answer = await ask(path, options);
	if (!answer.ok) throw new Error(`refused with ${answer.response.status}`);
	return answer.request;
}

export async function refused(path: string, options?: Options) {
	const answer = await ask(path, options);
	if (answer.ok) throw new Error("admitted");
	return answer.response;
}
