import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { pageExists } from "#app/shared/pages/page-paths.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { AdminListName } from "./editor/admin-list-tabs.ts";

type Entry = { list: AdminListName; id: number; language: Language };

/**
 * The editor of an entry in the language shown; null for everybody without the right. Asks nothing but the session, so
 * a visitor's cached page has null. Shown by the crumbs (`editPath` in the data of a page).
 */
export function entryEditPath(
	{ list, id, language }: Entry,
	user: Pick<CurrentUser, "role" | "capabilities"> | null,
): string | null {
	const path = `/admin/${list}/${id}`;
	const mayEdit = user?.role === "admin" && user.capabilities.includes("content");
	return mayEdit && pageExists(path) ? `${path}?lang=${language}` : null;
}
