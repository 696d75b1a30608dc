import { toExportView } from "#app/features/operations/exports/export-view.ts";
import { findLatestExport } from "#app/features/operations/exports/face.server.ts";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCoursesToGive } from "../person/person.repository.server";
import {
	countPeople,
	listCountriesOfPeople,
	listPeople,
	listPlansOfPeople,
	personKey,
} from "./people.repository.server";
import { PEOPLE_LIST, PEOPLE_PER_PAGE } from "./people-query";
import { peopleView, planOptions } from "./people-view";

type UsersPageInput = { search: URLSearchParams; viewer: Viewer; language: Language };

export async function readUsersPage(db: Database, { search, viewer, language }: UsersPageInput) {
	const query = PEOPLE_LIST.parse(search);
	const now = new Date();
	const rows = await inBatch(db, {
		found: listPeople(db, query, now),
		countries: listCountriesOfPeople(db),
		counted: countPeople(db),
		file: findLatestExport(db, { kind: "people", userId: userOfSession(viewer.session), now }),
		plans: listPlansOfPeople(db, language),
		courses: listCoursesToGive(db, language),
	});
	return { query, now, rows };
}

type UsersPageRows = Awaited<ReturnType<typeof readUsersPage>>;

export function usersPageData(
	{ query, now, rows }: UsersPageRows,
	{ language, timeZone }: { language: Language; timeZone: string },
) {
	const {
		found,
		countries,
		counted: [counted],
		file: [file],
		plans,
		courses,
	} = rows;
	const t = getFixedT(language, "people");
	const formats = formatsFor({ language, timeZone });
	const shown = toCursorPage(found, {
		size: PEOPLE_PER_PAGE,
		cursor: query.page,
		keyOf: (person) => personKey(person, query),
	});
	return {
		title: t("title"),
		description: t("description"),
		query,
		...peopleView(shown, formats, now),
		total: formats.number(counted?.people ?? 0),
		file: file ? toExportView(file, formats) : null,
		plans: planOptions(plans, { none: t("plans.free"), say: getFixedT(language, "pricing") }),
		courses,
		countries: countries.map(({ country }) => ({ value: country, label: formats.country(country) })),
	};
}

export type UsersPageData = ReturnType<typeof usersPageData>;
