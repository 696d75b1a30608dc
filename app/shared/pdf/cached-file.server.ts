import { hashSecret } from "../request/secrets.server";

type CachedFileOptions = {
	bucket: R2Bucket;
	/** The R2 key. A changed source replaces the file. */
	key: string;
	/** Everything that the file depends on; a change invalidates it. */
	source: unknown;
	type: string;
	make: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** Caches a file that is slow to make in R2, for everybody, and returns its bytes. */
export async function cachedFile({ bucket, key, source, type, make }: CachedFileOptions): Promise<BodyInit> {
	const hash = await hashSecret(JSON.stringify(source));
	const isKept = (await bucket.head(key))?.customMetadata?.source === hash;
	const kept = isKept ? await bucket.get(key) : null;
	if (kept) return kept.body;
	const bytes = await make();
	await bucket.put(key, bytes, { httpMetadata: { contentType: type }, customMetadata: { source: hash } });
	return bytes;
}
