import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isOrphan, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { languagesOf } from "../announcement-words";
import {
	audienceColumns,
	changeAnnouncement,
	deleteAnnouncement,
	insertAnnouncement,
	staysByTeacher,
} from "../announcements.repository.server";
import { writeAudience } from "../audience";
import { type Actor, requireAuthority } from "../authority.server";
import type { AnnouncementDraft } from "../schemas";

export type SaveOutcome = { ok: true; id: string } | { ok: false; reason: "changed" | "audienceGone" | "audience" };

/** Saves a new draft; nothing is sent. */
export async function createAnnouncement(db: Database, draft: AnnouncementDraft, by: Actor): Promise<SaveOutcome> {
	const { actorId, scope, requestId, now } = by;
	const id = newId();
	if (!mayAddress(draft, by)) return { ok: false, reason: "audience" };
	return written(id, () =>
		runTogether(db, [
			...requireAuthority(db, by),
			insertAnnouncement(db, {
				id,
				...columnsOf(db, draft, by),
				byTeacher: scope === "teacher",
				authorId: actorId,
				createdAt: now,
				changedAt: now,
			}),
			audit(db, {
				by: actorId,
				deed: "announcements.create",
				subject: { kind: "announcement", id },
				after: factsOfDraft(draft),
				requestId,
				now,
			}),
		]),
	);
}

/** `seen`: the revision that the form showed. Refused where somebody changed it since, or it is sent already. */
export async function changeDraft(
	db: Database,
	{ id, seen, ...draft }: AnnouncementDraft & { id: string; seen: number },
	by: Actor,
): Promise<SaveOutcome> {
	const { actorId, requestId, now } = by;
	if (!mayAddress(draft, by)) return { ok: false, reason: "audience" };
	const byTeacher = staysByTeacher(draft.audience, by);
	const set = { ...columnsOf(db, draft, by), byTeacher, changedAt: now };
	return written(id, () =>
		runTogether(db, [
			...requireAuthority(db, by),
			changeAnnouncement(db, { id, seen, in: ["draft"], set, by }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "announcements.change",
				subject: { kind: "announcement", id },
				after: factsOfDraft(draft),
				requestId,
				now,
			}),
		]),
	);
}

export async function deleteDraft(
	db: Database,
	{ id, seen }: { id: string; seen: number },
	by: Actor,
): Promise<SaveOutcome> {
	const { actorId, requestId, now } = by;
	return written(id, () =>
		runTogether(db, [
			...requireAuthority(db, by),
			deleteAnnouncement(db, { id, seen, by }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "announcements.delete",
				subject: { kind: "announcement", id },
				requestId,
				now,
			}),
		]),
	);
}

async function written(id: string, write: () => Promise<void>): Promise<SaveOutcome> {
	try {
		await write();
		return { ok: true, id };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		if (isOrphan(error)) return { ok: false, reason: "audienceGone" };
		throw error;
	}
}

/** A teacher writes to the learners of a course; whether it is theirs, the batch decides. */
function mayAddress({ audience }: Pick<AnnouncementDraft, "audience">, { scope }: Actor): boolean {
	return scope === "school" || audience.kind === "course";
}

function columnsOf(db: Database, { titles, bodies, link, audience }: AnnouncementDraft, by: Actor) {
	return { titles, bodies, link: link || null, ...audienceColumns(db, audience, by) };
}

function factsOfDraft(draft: AnnouncementDraft) {
	return {
		title: draft.titles.en ?? "",
		audience: writeAudience(draft.audience),
		languages: languagesOf(draft).join(" "),
	};
}
