import { csvResponse } from "#app/shared/lists/csv.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { columnsOf } from "./make-people-file.server";
import { listPeopleOf } from "./people.repository.server";

/** CSV of the selected people; only headings when nobody is selected. */
export function chosenPeopleFile(db: Database, { chosen, language }: { chosen: number[]; language: Language }) {
	return csvResponse({
		name: "people",
		columns: columnsOf(getFixedT(language, "people"), new Date()),
		read: async (after: number | null) => (after === null ? listPeopleOf(db, chosen) : []),
		keyOf: ({ id }) => id,
	});
}
