import type { AppLoadContext } from "@remix-run/cloudflare";
import { clientNetwork } from "#app/shared/api/client-network.ts";
import type { RouteTable } from "#app/shared/pages/route-table.server.ts";
import { readTheme, type Theme } from "#app/shared/request/theme.server.ts";
import { detectLanguage } from "#app/shared/words/i18n.server.ts";
import { languageInAddress } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { isWriteForbidden } from "#db/write-forbidden.ts";
import type { Environment } from "#workers/environment.ts";
import type { RequestDatabase } from "#workers/request-database.ts";
import { createDatabaseAccess, type DatabaseAccess } from "./database-access.server";

/** What a loader or an action may reach. Built once per request, never shared between two. */
export interface AppContext extends DatabaseAccess {
	env: Environment;
	/** Every route of the build, with what it says of itself. */
	routes: RouteTable;
	/** The database at the primary, for what an admin sees; a request that writes is there already. */
	atPrimary: () => DatabaseAccess;
	/** Carried here and never through a loader: a nonce in data would be readable by any script. */
	nonce: string;
	requestId: string;
	/** Scheme, host and port under which the school is reached. */
	origin: string;
	/** Who counts as one caller (`clientNetwork`); "local" without Cloudflare. */
	clientIp: string;
	/** ISO 3166-1 alpha-2, or null when unknown. */
	country: string | null;
	/** Whether only the head of the answer is wanted: then nothing is noted as seen. */
	isHead: boolean;
	/** Whether the page is kept for other visitors: drawn whole, and for no place in particular. */
	isForAll: boolean;
	/** IANA name; "UTC" when unknown. */
	timeZone: string;
	language: Promise<Language>;
	theme: Theme;
	/** Lets work end after the response has gone out. */
	waitUntil: (work: Promise<unknown>) => void;
	/** For the two deeds of an admin who looks through somebody else's account: ending it, and signing out. */
	allowWrites: () => void;
}

type Input = {
	request: Request;
	env: Environment;
	routes: RouteTable;
	database: RequestDatabase;
	nonce: string;
	requestId: string;
	isHead: boolean;
	isForAll: boolean;
	execution: Pick<ExecutionContext, "waitUntil">;
};

/** Builds the context of one request. Nothing in it asks the database until it is used. */
export function createLoadContext(input: Input): AppLoadContext {
	const { request, env, routes, database, nonce, requestId, isHead, isForAll, execution } = input;
	const url = new URL(request.url);
	const waitUntil = (work: Promise<unknown>) => execution.waitUntil(unlessReadOnly(work));
	const onLooking = () => database.setReadOnly(true);
	const access = createDatabaseAccess(database.binding, { request, waitUntil, onLooking });
	let primary: DatabaseAccess | undefined;
	let language: Promise<Language> | undefined;
	let theme: Theme | undefined;

	return {
		...access,
		atPrimary: () => {
			const binding = database.primary();
			if (binding === database.binding) return access;
			primary ??= createDatabaseAccess(binding, { request, waitUntil, onLooking });
			return primary;
		},
		routes,
		env: { ...env, DB: database.binding },
		nonce,
		requestId,
		origin: env.SITE_ORIGIN ?? url.origin,
		clientIp: clientNetwork(request.headers),
		isHead,
		isForAll,
		get country() {
			return (isForAll ? null : whereabouts(request).country) ?? null;
		},
		get timeZone() {
			return (isForAll ? null : whereabouts(request).timezone) ?? "UTC";
		},
		get language() {
			language ??= Promise.resolve(languageInAddress(url) ?? detectLanguage(request));
			return language;
		},
		get theme() {
			theme ??= readTheme(request);
			return theme;
		},
		waitUntil,
		allowWrites: () => database.setReadOnly(false),
	};
}

/** What is noted by the way (a download, a visit) is left out where nothing may be written. */
async function unlessReadOnly(work: Promise<unknown>): Promise<void> {
	try {
		await work;
	} catch (error) {
		if (!isWriteForbidden(error)) throw error;
	}
}

/** What Cloudflare knows of the caller's place. Read when asked for: making it an object costs more than the context. */
function whereabouts(request: Request): { country?: string; timezone?: string } {
	return (request.cf as { country?: string; timezone?: string } | undefined) ?? {};
}
