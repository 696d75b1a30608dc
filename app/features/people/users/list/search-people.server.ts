import type { DeskSearch } from "#app/features/library/search/desk-search.ts";
import { listPeople } from "./people.repository.server";
import { PEOPLE_LIST } from "./people-query";

/** People, for admins in the palette. */
export const searchPeople: DeskSearch = {
	kind: "people",
	order: 10,
	icon: "person",
	capability: "people",
	find: async (db, { q, now, limit }) => {
		const query = PEOPLE_LIST.parse(new URLSearchParams({ q }));
		const found = await listPeople(db, query, now, { after: null, limit });
		return found.map(({ id, name, email }) => ({ title: name, note: email, to: `/admin/users/${id}` }));
	},
};
