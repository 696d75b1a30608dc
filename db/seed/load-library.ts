import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type ShipOutcome, shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { withdrawShipped } from "#app/features/library/entries/withdraw-shipped.server.ts";
import { connect } from "../client.server.ts";
import type { EntryContent } from "../content/library-files/entry-content.ts";
import { readLibrary } from "../content/library-files/read-library.ts";
import { RENDERER } from "../content/markdown.ts";
import { loadFiles } from "./load-files.ts";

/**
 * Imports shipped library entries whose files have changed, keeping the school's edits. An entry that is no longer
 * shipped is withdrawn unless edited. Throws ContentError for an invalid file.
 */
export async function loadLibrary(
	binding: D1Database,
	media: R2Bucket,
	{ root, now, say }: { root: string; now: Date; say: (line: string) => void },
) {
	if (!existsSync(root)) return;
	const db = connect(binding);
	const known = await shippedHashes(binding);
	const courses = await courseSlugs(binding);
	const entries = readLibrary(root).filter(({ facts }) => !facts.course || courses.has(String(facts.course)));
	await loadFiles(binding, media, entries, now);
	const outcomes: ShipOutcome[] = [];
	for (const entry of entries) {
		const sourceHash = hashOf(entry);
		if (known.get(`${entry.kind}/${entry.key}`) === sourceHash) continue;
		const outcome = await shipEntry(db, { entry, sourceHash, now });
		outcomes.push(outcome);
		tell(entry, outcome, say);
	}
	const shipped = new Set(entries.map(({ kind, key }) => `${kind}/${key}`));
	for (const name of [...known.keys()].filter((one) => !shipped.has(one))) {
		const [kind = "", key = ""] = name.split("/");
		if (await withdrawShipped(db, { kind: kind as EntryContent["kind"], key, now })) {
			say(`${name} ships no more and has left the library.`);
		}
	}
	const changed = outcomes.filter((outcome) => outcome.ok && outcome.changed).length;
	if (changed > 0) say(`Published ${changed} ${changed === 1 ? "entry" : "entries"} of the library.`);
}

function tell({ kind, key }: EntryContent, outcome: ShipOutcome, say: (line: string) => void) {
	if (!outcome.ok) {
		say(`${kind} ${key} was left out: ${REASONS[outcome.reason]}.`);
		return;
	}
	for (const { language } of outcome.kept) {
		say(`The school’s own ${kind} ${key} (${language}) stays; what ships has changed.`);
	}
}

const REASONS = {
	ownEntry: "the school has one of its own under this name",
	changedMeanwhile: "somebody else published it at this moment; run it again",
	slugTaken: "another entry has its address",
	slugReserved: "its name belongs to a page of the school",
	aliasTaken: "another term has one of its names",
};

function hashOf(entry: EntryContent): string {
	return createHash("sha256")
		.update(`${RENDERER} ${JSON.stringify({ ...entry, files: undefined })}`)
		.digest("hex");
}

async function shippedHashes(db: D1Database): Promise<Map<string, string>> {
	const { results } = await db
		.prepare(
			`SELECT d.kind || '/' || d.key AS name, d.shipped ->> 'sourceHash' AS hash FROM documents d
			JOIN library_entries e ON e.document_id = d.id WHERE d.origin = 'shipped' AND e.retired_at IS NULL`,
		)
		.all<{ name: string; hash: string }>();
	return new Map(results.map(({ name, hash }) => [name, hash]));
}

async function courseSlugs(db: D1Database): Promise<Set<string>> {
	const { results } = await db.prepare("SELECT slug FROM courses").all<{ slug: string }>();
	return new Set(results.map(({ slug }) => slug));
}
