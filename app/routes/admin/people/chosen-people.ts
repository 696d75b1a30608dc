import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { chosenPeopleFile } from "#app/features/people/users/list/chosen-people-file.server.ts";
import { readChosen } from "#app/features/people/users/list/schemas.ts";

export const loader = guarded(withStepUp(can("people")), async ({ context, db, request }) => {
	const chosen = readChosen(new URL(request.url).searchParams);
	return chosenPeopleFile(db, { chosen, language: await context.language });
});
