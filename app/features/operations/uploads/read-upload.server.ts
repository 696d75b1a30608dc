import { uploadKey } from "./upload-key";

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
