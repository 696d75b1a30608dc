import type { TFunction } from "i18next";
import { z } from "zod";
import type { ExportMaker } from "#app/features/operations/exports/export-maker.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { type CsvColumn, csvHead, csvRows } from "#app/shared/lists/csv.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { countPeople, listPeople, type PersonRow, personKey } from "./people.repository.server";
import { PEOPLE_LIST } from "./people-query";
import { stateOf } from "./people-view";

/** Per step: rows of two or three megabytes. */
const ROWS_PER_STEP = 2_000;
const PeopleFileRequest = z.object({ search: z.string() });
const Cursor = z.object({ after: z.array(z.union([z.string(), z.number()])), done: z.int() });

/** CSV of all people of a query; instants in UTC, countries as codes. Stops when the owner lost access. */
export const makePeopleFile: ExportMaker = async (db, { ownerId, parameters: asked, language, cursor, now }) => {
	const query = { ...PEOPLE_LIST.parse(new URLSearchParams(PeopleFileRequest.parse(asked).search)), page: null };
	const before = cursor === null ? null : Cursor.parse(cursor);
	const {
		owner: [owner],
		rows,
		counted: [counted],
	} = await inBatch(db, {
		owner: findUser(db, ownerId),
		rows: listPeople(db, query, now, { limit: ROWS_PER_STEP, after: before?.after ?? null }),
		counted: countPeople(db),
	});
	if (!owner?.capabilities.includes("people")) throw new Error("The owner of the file may not see people any more");

	const columns = columnsOf(getFixedT(toLanguage(language), "people"), now);
	const done = (before?.done ?? 0) + rows.length;
	const last = rows.at(-1);
	return {
		pieces: [{ entry: "people.csv", body: (before ? "" : csvHead(columns)) + csvRows(columns, rows) }],
		done,
		// Filtered lists have no total count.
		total: PEOPLE_LIST.isNarrowed(query) ? null : Math.max(done, counted?.people ?? 0),
		cursor: last && rows.length === ROWS_PER_STEP ? { after: personKey(last, query), done } : null,
	};
};

export function columnsOf(t: TFunction<"people">, now: Date): CsvColumn<PersonRow>[] {
	return [
		["Id", ({ id }) => id],
		[t("list.name"), ({ name }) => name],
		[t("list.email"), ({ email }) => email],
		[t("list.role"), ({ role }) => role],
		[t("list.state"), (person) => t(`states.${stateOf(person, now)}`)],
		[t("list.plan"), ({ plan }) => plan],
		[t("list.country"), ({ country }) => country],
		[t("list.joined"), ({ createdAt }) => createdAt.toISOString()],
		[t("list.lastSeen"), ({ lastSeenAt }) => (lastSeenAt.getTime() > 0 ? lastSeenAt.toISOString() : null)],
	];
}
