import { can, guarded } from "../../features/auth/access.server";
import { exportPeople } from "../../features/people/list/export-people.server";
import { PEOPLE } from "../../features/people/list/people-query";
import { readChosen } from "../../features/people/list/schemas";
import { getFixedT } from "../../shared/words/i18n.server";

/** The people as a file: those who were chosen, or all as the list was asked for them. */
export const loader = guarded(can("people"), async ({ context, db, request }) => {
	const params = new URL(request.url).searchParams;
	const asked = { t: getFixedT(await context.language, "people"), now: new Date() };
	return exportPeople(db, { query: PEOPLE.parse(params), chosen: readChosen(params), ...asked });
});
