import { hashSecret } from "../request/secrets.server";

type CachedFileOptions = {
	bucket: R2Bucket;
	key: string;
	/** Everything that the file depends on; a change invalidates it. */
	source: unknown;
	type: string;
	make: () => Promise<Uint8Array<ArrayBuffer>>;
};

export async function cachedFile({ bucket, key, source, type, make }: CachedFileOptions): Promise<BodyInit> {
	const hash = await hashSecret(JSON.stringify(source));
	const isKept = (await bucket.head(key))?.customMetadata?.source === hash;
	const kept = isKept ? await bucket.get(key) : null;
	if (kept) return kept.body;
	const bytes = await make();
	await bucket.put(key, bytes, { httpMetadata: { contentType: type }, customMetadata: { source: hash } });
	return bytes;
}
