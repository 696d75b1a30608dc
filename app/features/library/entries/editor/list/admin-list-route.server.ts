import { data, redirect } from "@remix-run/cloudflare";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import { can, guarded } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { EntryKinds } from "../../kinds/entry-kinds.ts";
import type { AdminListName } from "../admin-list-tabs.ts";
import { moveEntry } from "../move-entry.server.ts";
import { MoveForm } from "../page/schemas.server.ts";
import { entryListData } from "./list-data.server.ts";

export function adminListLoader(adminList: AdminListName, kinds: EntryKinds) {
	return guarded(can("content"), async ({ context, db, request, user }) => {
		const language = await context.language;
		const t = getFixedT(language, "library");
		const params = new URL(request.url).searchParams;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const reader = { language, formats, now: new Date() };
		return {
			title: t(`shelves.${adminList}.title`),
			description: t(`shelves.${adminList}.description`),
			view: await entryListData(db, { kinds, adminList, params }, reader),
			isMoved: params.has("moved"),
		};
	});
}

/** Moves an entry by one position and redirects to the list with its query. */
export function adminListAction(
	adminList: AdminListName,
	{ searchables, kinds }: { searchables: Searchables; kinds: EntryKinds },
) {
	return guarded(can("content"), async ({ context, db, request, user }) => {
		const form = parseForm(await request.formData(), MoveForm);
		if (form.status !== "success") throw data(null, 400);
		const { id, direction, returnTo } = form.value;
		const t = getFixedT(await context.language, "library");
		const deed = { searchables, kinds, by: user.id, requestId: context.requestId, now: new Date() };
		const outcome = await moveEntry(db, { entryId: id, direction, note: t("history.moveNote"), ...deed });
		if (!outcome.ok && outcome.reason === "notFound") throw notFound();
		if (!outcome.ok) throw data(null, 409);
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		const back = new URL(safeRedirect(returnTo) ?? `/admin/${adminList}`, "http://list");
		back.searchParams.set("moved", String(id));
		return redirect(back.href.slice(back.origin.length));
	});
}
