import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKinds } from "../kinds/entry-kinds.ts";
import type { AdminListName } from "./admin-list-tabs.ts";
import { adminListOfUrl, isOnAdminList } from "./admin-lists.ts";
import { type EditedEntry, findEditedEntry } from "./edited-entry.server.ts";

/** Throws 404 when the URL names no adminList. */
export function adminListOfRequest(request: Request): AdminListName {
	const adminList = adminListOfUrl(request.url);
	if (!adminList) throw notFound();
	return adminList;
}

/** Throws 404 when no entry of this admin list has the id. */
export async function findEntryOnAdminList(
	db: Database,
	{ kinds, request, id }: { kinds: EntryKinds; request: Request; id: string | undefined },
): Promise<{ adminList: AdminListName; entry: EditedEntry }> {
	const adminList = adminListOfRequest(request);
	const entryId = readId(id);
	const entry = entryId && (await findEditedEntry(db, kinds, entryId));
	if (!entry || !isOnAdminList(adminList, entry.kind, entry.key)) throw notFound();
	return { adminList, entry };
}
