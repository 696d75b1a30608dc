import type { Database } from "#db/client.server.ts";
import { uploadKey } from "./upload-key";
import { endUploads, forgetEnded, listUnheldOf } from "./uploads.repository.server";

export { listUploadsOf } from "./uploads.repository.server";

const UPLOADS_PER_ROUND = 100;
const MAX_ROUNDS = 20;

/** Deletes uploads that nothing uses or holds without waiting for the sweep. Rows go last, so that it can be repeated. */
export async function removeUploadsOf(
	db: Database,
	media: Pick<R2Bucket, "delete">,
	owner: { ownerId: number; purpose: string },
): Promise<void> {
	for (let round = 0; round < MAX_ROUNDS; round += 1) {
		const found = await listUnheldOf(db, { ...owner, limit: UPLOADS_PER_ROUND });
		const ended = await endUploads(
			db,
			found.map(({ id }) => id),
		);
		const ids = ended.map(({ id }) => id);
		if (ids.length === 0) return;
		await media.delete(ids.map(uploadKey));
		await forgetEnded(db, ids);
	}
}
