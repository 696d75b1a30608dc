import { readSearch } from "#app/shared/lists/search-text.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { DeskGroup, DeskSearch } from "../desk-search.ts";

const SHOWN = 4;

type Input = {
	searches: readonly DeskSearch[];
	q: string;
	viewer: { id: number; capabilities: readonly Capability[] };
	language: Language;
	now: Date;
};

/** A group for each kind that the admin may search, also when it is empty. */
export async function findDeskGroups(
	db: Database,
	{ searches, q, viewer, language, now }: Input,
): Promise<DeskGroup[]> {
	const textOf = deskText(language);
	const asked = readSearch(q);
	const own = searches.filter(({ capability }) => viewer.capabilities.includes(capability));
	return Promise.all(
		own.map(async ({ kind, icon, find }) => ({
			kind,
			icon,
			name: textOf(`deskSearch.${kind}`) ?? kind,
			// An empty search would match everything.
			hits: asked === "" ? [] : await find(db, { q, viewerId: viewer.id, now, limit: SHOWN }),
		})),
	);
}
