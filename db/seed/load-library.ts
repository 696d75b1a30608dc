import { existsSync } from "node:fs";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { withdrawShipped } from "#app/features/library/entries/withdraw-shipped.server.ts";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import { connect } from "../client.server.ts";
import { readLibrary } from "../content/library-files/read-library.ts";
import { loadFiles } from "./load-files.ts";
import { shipEntries, shippedHashes } from "./ship-entries.ts";

type Input = {
	root: string;
	searchables: Searchables;
	kinds: EntryKinds;
	now: Date;
	say: (line: string) => void;
	progress: (line: string) => void;
};

/** Keeps the school's edits. Throws ContentError for an invalid file. */
export async function loadLibrary(
	binding: D1Database,
	media: R2Bucket,
	{ root, searchables, kinds, now, say, progress }: Input,
): Promise<void> {
	if (!existsSync(root)) return;
	const db = connect(binding);
	const known = await shippedHashes(binding);
	const courses = await courseSlugs(binding);
	const entries = readLibrary(root, kinds).filter(({ facts }) => !facts.course || courses.has(String(facts.course)));
	await loadFiles(binding, media, entries, now);
	const changed = await shipEntries(binding, { entries, known, searchables, kinds, now, say, progress });
	const shipped = new Set(entries.map(({ kind, key }) => `${kind}/${key}`));
	for (const name of [...known.keys()].filter((one) => !shipped.has(one))) {
		const [kind = "", key = ""] = name.split("/");
		if (await withdrawShipped(db, { kind, key, kinds, now })) {
			say(`${name} ships no more and has left the library.`);
		}
	}
	if (changed > 0) say(`Published ${changed} ${changed === 1 ? "entry" : "entries"} of the library.`);
}

async function courseSlugs(db: D1Database): Promise<Set<string>> {
	const { results } = await db.prepare("SELECT slug FROM courses").all<{ slug: string }>();
	return new Set(results.map(({ slug }) => slug));
}
