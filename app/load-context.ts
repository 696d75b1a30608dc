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

export interface AppContext extends DatabaseAccess {
	env: Environment;
	routes: RouteTable;
	/** The primary database, for admins; writing requests use it anyway. */
	atPrimary: () => DatabaseAccess;
	/** Not in loader data, where any script could read the nonce. */
	nonce: string;
	requestId: string;
	origin: string;
	/** Identifies callers for rate limits (`clientNetwork`); "local" without Cloudflare. */
	clientIp: string;
	country: string | null;
	/** HEAD requests record no views. */
	isHead: boolean;
	/** The page will be cached for everybody, so it must not depend on the visitor. */
	isForAll: boolean;
	/** IANA name; "UTC" when unknown. */
	timeZone: string;
	language: Promise<Language>;
	theme: Theme;
	/** Keeps work running after the response. */
	waitUntil: (work: Promise<unknown>) => void;
	/** For the two writes allowed during impersonation: ending it and signing out. */
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

/** Does not query the database until used. */
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

/** Skips incidental writes (downloads, visits) in read-only requests. */
async function unlessReadOnly(work: Promise<unknown>): Promise<void> {
	try {
		await work;
	} catch (error) {
		if (!isWriteForbidden(error)) throw error;
	}
}

/** Location by Cloudflare. Read lazily, because creating the object is expensive. */
function whereabouts(request: Request): { country?: string; timezone?: string } {
	return (request.cf as { country?: string; timezone?: string } | undefined) ?? {};
}
