import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findDraft, saveDraft } from "./drafts.repository.server";

type Input = Parameters<typeof saveDraft>[1];
export type KeptDraft = Pick<Input, "sequence" | "title" | "body" | "fields"> & { isKept: boolean; savedAt: Date };

/** Keeps a draft, or tells which newer one stands there: another tab or device has written since. One trip. */
export async function keepDraft(db: Database, draft: Input): Promise<KeptDraft> {
	const { found } = await inBatch(db, { saved: saveDraft(db, draft), found: findDraft(db, draft) });
	const stored = firstRow(found);
	if (!stored) throw new Error("The draft that was saved is not there");
	const { sequence, title, body, fields, savedAt } = stored;
	return {
		isKept:
			sequence === draft.sequence && body === draft.body && title === draft.title && hasSame(fields, draft.fields),
		sequence,
		title,
		body,
		fields,
		savedAt,
	};
}

type Fields = Input["fields"];

const hasSame = (one: Fields, other: Fields) =>
	Object.keys(one).length === Object.keys(other).length &&
	Object.entries(one).every(([name, value]) => other[name] === value);
