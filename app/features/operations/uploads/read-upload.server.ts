import { uploadKey } from "./upload-key";

/** All of a small stored file; null where it is not there, or is larger than what is asked for may be. */
export async function readUpload(
	bucket: Pick<R2Bucket, "get">,
	id: string,
	maxBytes: number,
): Promise<Uint8Array | null> {
	const found = await bucket.get(uploadKey(id));
	if (!found) return null;
	if (found.size <= maxBytes) return new Uint8Array(await found.arrayBuffer());
	await found.body.cancel();
	return null;
}
