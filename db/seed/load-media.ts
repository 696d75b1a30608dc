import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Uploads missing or different files (R2's etag is the MD5). A missing folder counts as empty. */
export async function loadMedia(bucket: R2Bucket, folder: string, say: (line: string) => void): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	const files = names.filter((name) => typeOf(name));
	if (files.length === 0) return;

	const stored = await listStored(bucket);
	let count = 0;
	for (const name of files) {
		const bytes = await readFile(join(folder, name));
		if (stored.get(`lessons/${name}`) === createHash("md5").update(bytes).digest("hex")) continue;
		await bucket.put(`lessons/${name}`, new Uint8Array(bytes).buffer, {
			httpMetadata: { contentType: String(typeOf(name)) },
		});
		count += 1;
	}
	if (count > 0) say(`Put ${count} media files of the lessons into the bucket.`);
}

async function listStored(bucket: R2Bucket): Promise<Map<string, string>> {
	const stored = new Map<string, string>();
	let cursor: string | undefined;
	do {
		const page = await bucket.list({ prefix: "lessons/", ...(cursor ? { cursor } : {}) });
		for (const { key, etag } of page.objects) stored.set(key, etag);
		cursor = page.truncated ? page.cursor : undefined;
	} while (cursor);
	return stored;
}

function typeOf(name: string): string | undefined {
	const types: Record<string, string> = {
		mp4: "video/mp4",
		webm: "video/webm",
		vtt: "text/vtt; charset=utf-8",
		webp: "image/webp",
	};
	return types[name.slice(name.lastIndexOf(".") + 1)];
}
