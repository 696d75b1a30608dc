import { createBatchCoalescer } from "../db/batch-coalescer.server";
import { connect, type Database } from "../db/client.server";
import type { Environment } from "../workers/environment";
import { type CurrentSession, findCurrentSession } from "./features/auth/session/current-session.server";
import { toViewer, type Viewer } from "./features/auth/session/viewer.server";
import { detectLanguage } from "./shared/i18n.server";
import { languageInAddress } from "./shared/language-prefix";
import type { Language } from "./shared/languages";
import type { RouteTable } from "./shared/route-table.server";
import { readTheme, type Theme } from "./shared/theme.server";

/** What a loader or an action may reach. Built once per request, never shared between two. */
export interface AppContext {
	env: Environment;
	db: Database;
	/** Every route of the build, with what it says of itself. */
	routes: RouteTable;
	/** Carried here and never through a loader: a nonce in data would be readable by any script. */
	nonce: string;
	requestId: string;
	/** Scheme, host and port under which the school is reached. */
	origin: string;
	/** The address of the caller as Cloudflare saw it; "local" without Cloudflare. */
	clientIp: string;
	/** ISO 3166-1 alpha-2, or null when unknown. */
	country: string | null;
	/** IANA name; "UTC" when unknown. */
	timeZone: string;
	language: Promise<Language>;
	theme: Promise<Theme>;
	/** Who is asking, read from the database once per request. */
	session: () => Promise<CurrentSession>;
	/** Reads about whoever is asking, in the same round trip as the session and so before anybody is admitted. */
	readAsViewer: <T>(read: (db: Database, viewer: Viewer) => Promise<T>) => Promise<T>;
	/** Lets work end after the response has gone out. */
	waitUntil: (work: Promise<unknown>) => void;
	/** Hears the HTML of a page that was drawn without an error; missing where nobody wants it. */
	keepPage?: (html: string) => void;
}

type Input = {
	request: Request;
	env: Environment;
	routes: RouteTable;
	nonce: string;
	requestId: string;
	execution: Pick<ExecutionContext, "waitUntil">;
};

/** Builds the context of one request. Nothing in it asks the database until it is used. */
export function createLoadContext({ request, env, routes, nonce, requestId, execution }: Input): AppContext {
	const db = connect(env.DB);
	const coalesce = createBatchCoalescer(env.DB);
	const url = new URL(request.url);
	const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
	let session: Promise<CurrentSession> | undefined;
	let language: Promise<Language> | undefined;
	let theme: Promise<Theme> | undefined;

	return {
		env,
		db,
		routes,
		nonce,
		requestId,
		origin: env.SITE_ORIGIN ?? url.origin,
		clientIp: request.headers.get("CF-Connecting-IP") ?? "local",
		get country() {
			return whereabouts(request).country ?? null;
		},
		get timeZone() {
			return whereabouts(request).timezone ?? "UTC";
		},
		get language() {
			language ??= Promise.resolve(languageInAddress(url) ?? detectLanguage(request));
			return language;
		},
		get theme() {
			theme ??= readTheme(request);
			return theme;
		},
		session: () => {
			session ??= coalesce((shared) => findCurrentSession({ db: shared, request, now: new Date(), waitUntil }));
			return session;
		},
		readAsViewer: (read) => coalesce(async (shared) => read(shared, await toViewer(request))),
		waitUntil,
	};
}

/** What Cloudflare knows of the caller's place. Read when asked for: making it an object costs more than the context. */
function whereabouts(request: Request): { country?: string; timezone?: string } {
	return (request.cf as { country?: string; timezone?: string } | undefined) ?? {};
}
