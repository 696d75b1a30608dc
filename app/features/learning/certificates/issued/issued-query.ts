import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const ISSUED_PER_PAGE = 25;
export const COUNTED_ISSUED = 1000;

export const ISSUED_CERTIFICATES_LIST = listQuery({
	path: "/admin/certificates",
	anchor: "issued",
	sort: ["issued"],
	descending: ["issued"],
	filters: { state: oneOf(["revoked"]) },
	search: true,
	page: "number",
});
export type IssuedQuery = QueryOf<typeof ISSUED_CERTIFICATES_LIST>;

export const ISSUED_DONE = ["revoked", "before", "again"] as const;
export type IssuedDone = (typeof ISSUED_DONE)[number];
