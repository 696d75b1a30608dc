import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { columnsOf } from "../../../features/people/list/make-people-file.server";
import { listPeopleOf } from "../../../features/people/list/people.repository.server";
import { readChosen } from "../../../features/people/list/schemas";
import { csvResponse } from "../../../shared/lists/csv.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** The people who were chosen on a page of the list, as a file; with nobody chosen it has heads alone. */
export const loader = guarded(withStepUp(can("people")), async ({ context, db, request }) => {
	const chosen = readChosen(new URL(request.url).searchParams);
	const t = getFixedT(await context.language, "people");
	return csvResponse({
		name: "people",
		columns: columnsOf(t, new Date()),
		// They fit into one portion.
		read: async (after: number | null) => (after === null ? listPeopleOf(db, chosen) : []),
		keyOf: ({ id }) => id,
	});
});
