import { readId } from "#app/shared/ids.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listPeople } from "../list/people.repository.server";
import { PEOPLE_LIST } from "../list/people-query";
import { findPerson } from "../person/person.repository.server";
import { mergePreview } from "./merge-preview.server";

const MOST_FOUND = 10;

type MergePageInput = {
	/** What each room holds of people. */
	personalData: readonly PersonalData[];
	keptId: number;
	/** `q` searches the other account, `other` selects it. */
	search: URLSearchParams;
	language: Language;
	timeZone: string;
};

/** What the page shows that merges two accounts; null when the first is not there. */
export async function mergePageData(
	db: Database,
	{ personalData, keptId, search, language, timeZone }: MergePageInput,
) {
	const [person] = await findPerson(db, keptId);
	if (!person) return null;
	const t = getFixedT(language, "people");
	const query = PEOPLE_LIST.parse(new URLSearchParams({ q: search.get("q") ?? "" }));
	const rows = query.q ? await listPeople(db, query, new Date(), { after: null, limit: MOST_FOUND + 1 }) : null;
	const closedId = readId(search.get("other"));
	const formats = formatsFor({ language, timeZone });
	const isOther = closedId !== null && closedId !== keptId;
	return {
		title: t("merge.title"),
		description: person.email,
		person: { id: person.id, name: person.name, email: person.email },
		q: query.q,
		found: rows?.filter(({ id }) => id !== keptId).map(({ id, name, email }) => ({ id, name, email })) ?? null,
		preview: isOther ? await mergePreview(db, { personalData, keptId, closedId, language, formats }) : null,
	};
}
