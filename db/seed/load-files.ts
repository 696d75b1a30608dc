import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { RESOURCE_FILE } from "#app/features/library/entries/resource-files.ts";
import { uploadKey } from "#app/features/operations/uploads/upload-key.ts";
import { kindOfFile, nameOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import type { EntryContent } from "../content/library-files/entry-content.ts";

export async function loadFiles(binding: D1Database, media: R2Bucket, entries: readonly EntryContent[], now: Date) {
	const files = new Map(entries.flatMap((entry) => Object.entries(entry.files ?? {})));
	if (files.size === 0) return;
	const { results } = await binding
		.prepare("SELECT id FROM uploads WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...files.keys()]))
		.all<{ id: string }>();
	const known = new Set(results.map(({ id }) => id));
	for (const [id, path] of files) {
		if (!known.has(id)) await loadFile(binding, media, { id, path, now });
	}
}

async function loadFile(
	binding: D1Database,
	media: R2Bucket,
	{ id, path, now }: { id: string; path: string; now: Date },
) {
	const bytes = await readFile(path);
	const name = basename(path);
	const isText = !bytes.includes(0) && Buffer.from(bytes.toString("utf8")).equals(bytes);
	const ends = { head: bytes.subarray(0, SAMPLE_BYTES), tail: bytes.subarray(-SAMPLE_BYTES) };
	const kind = kindOfFile({ ...ends, isText, name }, RESOURCE_FILE.kinds);
	if (!kind) throw new Error(`${path} is of a kind that resources do not have`);
	await media.put(uploadKey(id), new Uint8Array(bytes).buffer);
	await binding
		.prepare(
			`INSERT INTO uploads (id, purpose, name, kind, bytes, sha256, state, started_at)
			VALUES (?, ?, ?, ?, ?, ?, 'attached', ?) ON CONFLICT DO NOTHING`,
		)
		.bind(
			...[id, RESOURCE_FILE.purpose, nameOfFile(name, kind), kind, bytes.byteLength],
			...[createHash("sha256").update(bytes).digest("hex"), now.getTime()],
		)
		.run();
}
