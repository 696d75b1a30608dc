import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { SearchPage } from "#app/features/library/search/page/search-page.tsx";
import { toHit } from "#app/features/library/search/query/hit.ts";
import {
	readSearch,
	searchLimitVerdict,
	toOutcome,
	totalMatches,
} from "#app/features/library/search/query/search-for.server.ts";
import { readResultsQuery } from "#app/features/library/search/query/search-query.ts";
import { shownTypes } from "#app/features/library/search/shown-types.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

/** Not cached: searches rarely repeat, and each counts against its caller's limit. */
export const handle = page({
	name: "search",
	i18n: ["search"],
	layout: "article",
	mayBeRestored: true,
	query: ["q", "type", "lang", "page"],
	navigation: [{ in: "footer.help", at: 8 }],
});

export const loader = guarded(everyone, {
	read: async ({ context, request, db, viewer }) => {
		const asked = askedBy(request, await context.language);
		const now = new Date();
		if (asked.q === "") return { asked, now, first: null };
		const reader = { viewer: userOfSession(viewer.session), clientIp: context.clientIp, types: SEARCHABLES.types, now };
		return { asked, now, first: await readSearch(db, asked, reader) };
	},
	handle: async ({ context, request, db, user, found: { asked, now, first } }) => {
		const query = readResultsQuery(new URL(request.url).searchParams, SEARCHABLES.types);
		const t = getFixedT(asked.language, "search");
		const title = asked.q ? `${asked.q} · ${t("title")}` : t("title");
		const types = shownTypes(SEARCHABLES.types, asked.language);
		const base = { title, description: t("description"), query, types, results: null, waitSeconds: null };
		if (!first) return data(base);

		const verdict = searchLimitVerdict(first, { isSignedIn: user !== null, now, scale: context.env.RATE_LIMIT_SCALE });
		if (!verdict.allowed) {
			const waitSeconds = verdict.retryAfterSeconds;
			return data({ ...base, waitSeconds }, { status: 429, headers: { "Retry-After": String(waitSeconds) } });
		}
		const { rows, counts, isCut, instead, suggestion } = await toOutcome(db, asked, first, {
			viewer: user?.id ?? null,
			types: SEARCHABLES.types,
			now,
		});
		const shown = { q: instead?.q ?? asked.q, types: SEARCHABLES.types, isSignedIn: user !== null };
		const hits = rows.map((row) => toHit(row, shown));
		return data({ ...base, results: { hits, counts, total: totalMatches(counts), isCut, instead, suggestion } });
	},
});

function askedBy(request: Request, language: Language) {
	const { q, filters, page } = readResultsQuery(new URL(request.url).searchParams, SEARCHABLES.types);
	return { q, type: filters.type, only: filters.lang, language, page };
}

export const meta = ({ data: found }: MetaArgs<typeof loader>) => [
	...pageMeta(found),
	{ name: "robots", content: "noindex" },
];

export default function Search() {
	const { query, types, results, waitSeconds } = useLoaderData<typeof loader>();
	return <SearchPage query={query} types={types} results={results} waitSeconds={waitSeconds} />;
}
