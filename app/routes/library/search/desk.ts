import { DESK_SEARCHES } from "#app/desk.server.ts";
import { findDeskGroups } from "#app/features/library/search/palette/desk-groups.server.ts";
import { admins, guarded } from "#app/features/people/auth/access.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export const loader = guarded(admins, async ({ context, db, request, user }) => {
	const { searchParams } = new URL(request.url);
	const prefer = searchParams.get("prefer") ?? "";
	const groups = await findDeskGroups(db, {
		searches: DESK_SEARCHES,
		q: searchParams.get("q") ?? "",
		viewer: user,
		language: isLanguage(prefer) ? prefer : await context.language,
		now: new Date(),
	});
	return Response.json(groups, { headers: { "Cache-Control": "no-store" } });
});
