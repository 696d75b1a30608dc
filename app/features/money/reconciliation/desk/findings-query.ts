import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { FINDING_KINDS } from "#db/schema/money/reconciliation.ts";

export const FINDINGS_PER_PAGE = 25;
export const FILTERABLE_KINDS = FINDING_KINDS;
export const FINDING_STATES = ["open", "repairing", "resolved"] as const;

/** Without a state: unresolved findings. */
export const FINDINGS_LIST = listQuery({
	path: "/admin/reconciliation",
	sort: ["found"],
	descending: ["found"],
	filters: { kind: oneOf(FILTERABLE_KINDS), state: oneOf(FINDING_STATES) },
	page: "cursor",
});
export type FindingsQuery = QueryOf<typeof FINDINGS_LIST>;
