import { newHexId } from "#app/shared/ids.ts";
import { type FileKind, nameOfFile } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";
import type { Database } from "#db/client.server.ts";
import { uploadKey } from "./upload-key.ts";
import { forgetUpload, noteStored, openUpload } from "./uploads.repository.server.ts";
import { type RefusedFile, writeFile } from "./write-file.server.ts";

type Input = {
	rule: UploadRule;
	body: ReadableStream<Uint8Array> | null;
	declaredBytes: number | null;
	name: string;
	ownerId: number;
	now: Date;
};
export type StoredUpload = { id: string; name: string; kind: FileKind; bytes: number };
export type UploadOutcome = { ok: true; upload: StoredUpload } | { ok: false; reason: RefusedFile | "quota" };

/**
 * The caller checks permission. Deleted after a day unless attached (`attachUploads`); refused files leave nothing.
 * Counts towards the daily limit before it arrives, so that concurrent uploads cannot exceed it.
 */
export async function storeUpload(db: Database, bucket: R2Bucket, input: Input): Promise<UploadOutcome> {
	const { rule, body, declaredBytes, name, ownerId, now } = input;
	if (!body || declaredBytes === 0) return { ok: false, reason: "empty" };
	if (declaredBytes !== null && declaredBytes > rule.maxBytes) return { ok: false, reason: "tooLarge" };

	const id = newHexId();
	const bytes = declaredBytes ?? rule.maxBytes;
	const [opened] = await openUpload(db, { id, ownerId, rule, name: name.slice(0, 200), bytes, now });
	if (!opened) return { ok: false, reason: "quota" };

	const key = uploadKey(id);
	try {
		const written = await writeFile({ bucket, key, body, rule, declaredBytes, name });
		if (typeof written === "string") {
			await forgetUpload(db, id);
			return { ok: false, reason: written };
		}
		const upload = { id, name: nameOfFile(name, written.kind), kind: written.kind, bytes: written.bytes };
		const [noted] = await noteStored(db, { ...upload, sha256: written.sha256 });
		if (noted) return { ok: true, upload };
		await bucket.delete(key);
		return { ok: false, reason: "broken" };
	} catch (error) {
		// The sweep deletes what remains, by its row.
		await Promise.all([bucket.delete(key), forgetUpload(db, id)]).catch(() => {});
		throw error;
	}
}
