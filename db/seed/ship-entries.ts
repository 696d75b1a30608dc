import { createHash } from "node:crypto";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { type ShipOutcome, shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import { connect } from "../client.server.ts";
import type { EntryContent } from "../content/library-files/entry-content.ts";
import { RENDERER } from "../content/markdown.ts";
import { joinRequests } from "./join-requests.ts";

/** Published beside each other, in the same batches. A run that is stopped loses at most these. */
const ENTRIES_AT_ONCE = 50;

type Input = {
	entries: readonly EntryContent[];
	/** The hash of what was last shipped, by "kind/key". */
	known: ReadonlyMap<string, string>;
	searchables: Searchables;
	kinds: EntryKinds;
	now: Date;
	say: (line: string) => void;
	progress: (line: string) => void;
};

/**
 * Publishes the shipped entries whose hash is not known yet, fifty at a time, and returns how many have changed. Throws
 * with the count of what is done and the failure as its cause; a further run skips that.
 */
export async function shipEntries(
	binding: D1Database,
	{ entries, known, searchables, kinds, now, say, progress }: Input,
): Promise<number> {
	const all = entries.map((entry) => ({ entry, sourceHash: hashOf(entry) }));
	const waiting = all.filter(({ entry, sourceHash }) => known.get(`${entry.kind}/${entry.key}`) !== sourceHash);
	const skipped = all.length - waiting.length;
	if (waiting.length > 0 && skipped > 0) progress(`Library: ${skipped} of ${all.length} entries are there already.`);

	const db = connect(joinRequests(binding));
	let done = skipped;
	let changed = 0;
	for (let at = 0; at < waiting.length; at += ENTRIES_AT_ONCE) {
		const group = waiting.slice(at, at + ENTRIES_AT_ONCE);
		const results = await Promise.allSettled(
			group.map((shipment) => shipEntry(db, { ...shipment, searchables, kinds, now })),
		);
		for (const [index, result] of results.entries()) {
			const entry = group[index]?.entry;
			if (!entry || result.status === "rejected") continue;
			done += 1;
			if (result.value.ok && result.value.changed) changed += 1;
			reportOutcome(entry, result.value, say);
		}
		const failed = results.findIndex(({ status }) => status === "rejected");
		const failure = results[failed];
		if (failure?.status === "rejected") {
			const { kind, key } = group[failed]?.entry ?? {};
			const message = `${kind} ${key} could not be published; ${done} of ${all.length} entries of the library are there`;
			throw new Error(message, { cause: failure.reason });
		}
		progress(`Library: ${done} of ${all.length} entries.`);
	}
	return changed;
}

function reportOutcome({ kind, key }: EntryContent, outcome: ShipOutcome, say: (line: string) => void) {
	if (!outcome.ok) {
		say(`${kind} ${key} was left out: ${REASON_TEXTS[outcome.reason]}.`);
		return;
	}
	for (const { language } of outcome.kept) {
		say(`The school’s own ${kind} ${key} (${language}) stays; what ships has changed.`);
	}
}

const REASON_TEXTS = {
	ownEntry: "the school has one of its own under this name",
	changedMeanwhile: "somebody else published it at this moment; run it again",
	slugTaken: "another entry has its address",
	slugReserved: "its name belongs to a page of the school",
	topicUnknown: "the school has no such topic",
	aliasTaken: "another term has one of its names",
};

function hashOf(entry: EntryContent): string {
	return createHash("sha256")
		.update(`${RENDERER} ${JSON.stringify({ ...entry, files: undefined })}`)
		.digest("hex");
}

/** Hashes of the last imported editions of the entries, by "kind/key". */
export async function shippedHashes(db: D1Database): Promise<Map<string, string>> {
	const { results } = await db
		.prepare(
			`SELECT d.kind || '/' || d.key AS name, d.shipped ->> 'sourceHash' AS hash FROM documents d
			JOIN library_entries e ON e.document_id = d.id WHERE d.origin = 'shipped' AND e.retired_at IS NULL`,
		)
		.all<{ name: string; hash: string }>();
	return new Map(results.map(({ name, hash }) => [name, hash]));
}
