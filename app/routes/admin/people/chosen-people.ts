import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { columnsOf } from "#app/features/people/users/list/make-people-file.server.ts";
import { listPeopleOf } from "#app/features/people/users/list/people.repository.server.ts";
import { readChosen } from "#app/features/people/users/list/schemas.ts";
import { csvResponse } from "#app/shared/lists/csv.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

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
