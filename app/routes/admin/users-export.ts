import { can, guarded } from "../../features/auth/access.server";
import { exportPeople } from "../../features/people/list/export-people.server";
import { PEOPLE } from "../../features/people/list/people-query";
import { getFixedT } from "../../shared/words/i18n.server";

/** The people as a file, as the list was asked for them. */
export const loader = guarded(can("people"), async ({ context, db, request }) => {
	const query = PEOPLE.parse(new URL(request.url).searchParams);
	return exportPeople(db, { query, t: getFixedT(await context.language, "people"), now: new Date() });
});
