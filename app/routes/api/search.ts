import { toHit } from "#app/features/library/search/query/hit.ts";
import {
	readSearch,
	searchLimitVerdict,
	toOutcome,
	totalMatches,
} from "#app/features/library/search/query/search-for.server.ts";
import { type SearchAnswer, searchInput } from "#app/features/library/search/query/search-shapes.ts";
import { typesOfHits } from "#app/features/library/search/shown-types.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";

const { types } = SEARCHABLES;

/** 200: accessible results, best first; 400 with fields, 429. */
export const loader = guarded(everyone, {
	read: async ({ context, request, db, viewer }) => {
		const { searchParams } = new URL(request.url);
		const [q, type, lang, prefer] = ["q", "type", "lang", "prefer"].map((name) => searchParams.get(name));
		const input = searchInput(types).safeParse({ q, type, lang, prefer });
		if (!input.success) return { error: input.error };
		const language = input.data.lang ?? input.data.prefer ?? (await context.language);
		const asked = { q: input.data.q, type: input.data.type, only: input.data.lang, language, page: 1 };
		const now = new Date();
		const reader = { viewer: userOfSession(viewer.session), clientIp: context.clientIp, types, now };
		return { asked, now, first: await readSearch(db, asked, reader) };
	},
	handle: async ({ context, db, user, found }) => {
		if (found.error) return apiError("badRequest", { fields: await translatedFields(context, "search", found.error) });
		const { asked, now, first } = found;
		const verdict = searchLimitVerdict(first, { isSignedIn: user !== null, now, scale: context.env.RATE_LIMIT_SCALE });
		if (!verdict.allowed) {
			return apiError("tooManyRequests", { headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
		}
		const { rows, counts, isCut, instead, suggestion } = await toOutcome(db, asked, first, {
			viewer: user?.id ?? null,
			types,
			now,
		});
		const shown = { q: instead?.q ?? asked.q, types, isSignedIn: user !== null };
		const hits = rows.map((row) => toHit(row, shown));
		const answer: SearchAnswer = {
			hits,
			types: typesOfHits(types, hits, asked.language),
			total: asked.type ? (counts[asked.type] ?? 0) : totalMatches(counts),
			more: isCut,
			meant: instead?.kind === "meant" ? instead.q : null,
			anyWord: instead?.kind === "anyWord",
			suggestion,
		};
		return Response.json(answer);
	},
});
