import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const ISSUED_PER_PAGE = 25;
/** Certificates are counted up to here. */
export const COUNTED_ISSUED = 1000;

/** Certificates that were issued, as an admin asks for them. */
export const ISSUED = listQuery({
	path: "/admin/certificates",
	anchor: "issued",
	sort: ["issued"],
	descending: ["issued"],
	filters: { state: oneOf(["revoked"]) },
	search: true,
	page: "number",
});
export type IssuedQuery = QueryOf<typeof ISSUED>;

/** What the page of a certificate can tell that has just been done. */
export const ISSUED_DONE = ["revoked", "before", "again"] as const;
export type IssuedDone = (typeof ISSUED_DONE)[number];
