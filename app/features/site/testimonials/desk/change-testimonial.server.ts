import { audit, findDeed } from "#app/features/operations/audit/face.server.ts";
import { attachUploads, detachUpload } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { MOST_TESTIMONIALS, placeAt, showRefusal } from "../testimonial.ts";
import { isStanding, readTestimonialChange, type TestimonialState } from "../testimonial-change.ts";
import {
	deleteTestimonial,
	findTestimonial,
	insertTestimonial,
	listTestimonials,
	newestTestimonial,
	orderTestimonials,
	requireOrder,
	type TestimonialFields,
	updateTestimonial,
} from "../testimonials.repository.server.ts";
import { TESTIMONIAL_PICTURE_PURPOSE } from "./picture-file.ts";

export type By = { actorId: number; requestId: string; now: Date };
type Refused<Reason extends string> = { ok: false; reason: Reason };
export type TestimonialOutcome = { ok: true } | Refused<"notFound" | "changedMeanwhile" | "consentMissing">;

const CHANGED = { ok: false, reason: "changedMeanwhile" } as const;
const NOT_FOUND = { ok: false, reason: "notFound" } as const;

/** Keeps a new one, not shown yet. */
export async function addTestimonial(
	db: Database,
	fields: TestimonialFields,
	{ actorId, requestId, now }: By,
): Promise<{ ok: true } | Refused<"tooMany">> {
	const written = await write(db, [
		insertTestimonial(db, { ...fields, createdAt: now }, { most: MOST_TESTIMONIALS }),
		...keepPicture(db, fields.picture),
		audit(db, {
			by: actorId,
			deed: "testimonials.add",
			subject: { kind: "testimonial", id: newestTestimonial },
			after: { kind: fields.kind, version: 1 },
			requestId,
			now,
		}),
	]);
	return written ? { ok: true } : { ok: false, reason: "tooMany" };
}

type Change = { id: number; version: number; fields: TestimonialFields };

/** Changes all but whether it is shown. One that is shown keeps its consent. The audit log names fields, no words of people. */
export async function changeTestimonial(
	db: Database,
	{ id, version, fields }: Change,
	{ actorId, requestId, now }: By,
): Promise<TestimonialOutcome> {
	const [known] = await findTestimonial(db, id);
	if (!known || known.kind !== fields.kind) return NOT_FOUND;
	const refusal = known.publishedAt && showRefusal({ kind: known.kind, consentDay: fields.consentDay ?? null });
	if (refusal) return { ok: false, reason: refusal };
	const written = await write(db, [
		updateTestimonial(db, { id, version, ...fields }),
		requireChange(db),
		...leavePicture(db, known.picture, fields.picture),
		...keepPicture(db, fields.picture),
		audit(db, {
			by: actorId,
			deed: "testimonials.change",
			subject: { kind: "testimonial", id },
			before: { version },
			after: { version: version + 1, changed: changedFields(known, fields) },
			requestId,
			now,
		}),
	]);
	return written ? { ok: true } : CHANGED;
}

/** Shows it to visitors, or takes it from them. */
export async function showTestimonial(
	db: Database,
	{ id, version, shown }: { id: number; version: number; shown: boolean },
	by: By,
): Promise<TestimonialOutcome> {
	const rows = await listTestimonials(db);
	const deed = shown ? "testimonials.publish" : "testimonials.withdraw";
	return writeState(db, { rows, id, deed, version, shown, ...by });
}

/** Moves one from the place where it was seen to another, both counted from 1. */
export async function moveTestimonial(
	db: Database,
	{ id, seen, place }: { id: number; seen: number; place: number },
	by: By,
): Promise<TestimonialOutcome> {
	const rows = await listTestimonials(db);
	const at = rows.findIndex((row) => row.id === id) + 1;
	if (at === 0) return NOT_FOUND;
	if (at !== seen) return CHANGED;
	const to = Math.min(Math.max(place, 1), rows.length);
	return writeState(db, { rows, id, deed: "testimonials.move", place: to, ...by });
}

/** Takes back the latest move, publication or withdrawal, as a change of its own. */
export async function undoTestimonialChange(db: Database, changeId: string, by: By): Promise<TestimonialOutcome> {
	const [[deed], rows] = await db.batch([
		findDeed(db, { entryId: changeId, subjectKind: "testimonial" }),
		listTestimonials(db),
	]);
	const change = deed ? readTestimonialChange(deed) : null;
	if (!deed || !change) return NOT_FOUND;
	const id = Number(deed.subjectId);
	if (!isStanding(rows, id, change.after)) return CHANGED;
	const { before, after } = change;
	if ("place" in before) return writeState(db, { rows, id, deed: "testimonials.undo", place: before.place, ...by });
	if ("place" in after) return NOT_FOUND;
	return writeState(db, {
		rows,
		id,
		deed: "testimonials.undo",
		version: after.version,
		shown: before.shown,
		...by,
	});
}

/** Deletes it for good; its picture goes with the next sweep. */
export async function removeTestimonial(
	db: Database,
	seen: { id: number; version: number },
	{ actorId, requestId, now }: By,
): Promise<TestimonialOutcome> {
	const [known] = await findTestimonial(db, seen.id);
	if (!known) return NOT_FOUND;
	const written = await write(db, [
		deleteTestimonial(db, seen),
		requireChange(db),
		...leavePicture(db, known.picture, ""),
		audit(db, {
			by: actorId,
			deed: "testimonials.delete",
			subject: { kind: "testimonial", id: seen.id },
			before: { kind: known.kind, shown: known.publishedAt !== null, version: seen.version },
			requestId,
			now,
		}),
	]);
	return written ? { ok: true } : CHANGED;
}

type Written = By & {
	rows: Awaited<ReturnType<typeof listTestimonials>>;
	id: number;
	deed: "testimonials.publish" | "testimonials.withdraw" | "testimonials.move" | "testimonials.undo";
} & ({ place: number } | { shown: boolean; version: number });

async function writeState(db: Database, input: Written): Promise<TestimonialOutcome> {
	const { rows, id, deed, actorId, requestId, now } = input;
	const ids = rows.map((row) => row.id);
	const row = rows.find((one) => one.id === id);
	if (!row) return NOT_FOUND;
	const states = (before: TestimonialState, after: TestimonialState) =>
		audit(db, { by: actorId, deed, subject: { kind: "testimonial", id }, before, after, requestId, now });

	if ("place" in input) {
		const [from, to] = [ids.indexOf(id) + 1, input.place];
		if (from === to) return { ok: true };
		const moves = [requireOrder(db, ids), orderTestimonials(db, placeAt(ids, id, to))];
		return (await write(db, [...moves, states({ place: from }, { place: to })])) ? { ok: true } : CHANGED;
	}
	const { version, shown } = input;
	if (row.version !== version) return CHANGED;
	if (shown === (row.publishedAt !== null)) return { ok: true };
	const refusal = shown ? showRefusal(row) : null;
	if (refusal) return { ok: false, reason: refusal };
	const written = await write(db, [
		updateTestimonial(db, { id, version, publishedAt: shown ? now : null }),
		requireChange(db),
		states({ shown: !shown, version }, { shown, version: version + 1 }),
	]);
	return written ? { ok: true } : CHANGED;
}

/** False when a guard has broken the batch; nothing is written then. */
async function write(db: Database, statements: readonly Write[]): Promise<boolean> {
	try {
		await runTogether(db, statements);
		return true;
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
}

const fileOf = (picture: string) => /^\/pictures\/([0-9a-f]{32})$/.exec(picture)?.[1];

function keepPicture(db: Database, picture = ""): Write[] {
	const id = fileOf(picture);
	return id ? [attachUploads(db, { ids: [id], purpose: TESTIMONIAL_PICTURE_PURPOSE })] : [];
}

function leavePicture(db: Database, former: string, picture = ""): Write[] {
	const id = former === picture ? undefined : fileOf(former);
	return id ? [detachUpload(db, id, TESTIMONIAL_PICTURE_PURPOSE)] : [];
}

/** The names of fields that differ; of words the languages. */
function changedFields(known: TestimonialFields, fields: TestimonialFields): string[] {
	const { words: was, ...before } = known;
	const { words: is, ...after } = fields;
	const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
	const names = Object.entries(after).filter(([name, value]) => !same(value, before[name as keyof typeof before]));
	const languages = Object.keys({ ...was, ...is }).filter((code) => !same(was[code], is[code]));
	return [...names.map(([name]) => name), ...languages.map((code) => `words.${code}`)].sort();
}
