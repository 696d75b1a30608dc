import { hashSecret } from "../request/secrets.server";

type CachedFileOptions = {
	bucket: R2Bucket;
	/** Where it is kept; another source takes the place of the last. */
	key: string;
	/** All that the file is made from: while it stays the same, the kept one is the file. */
	source: unknown;
	type: string;
	make: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A file that takes seconds to make, made once for everybody: its bytes, from R2 when they are there. */
export async function cachedFile({ bucket, key, source, type, make }: CachedFileOptions): Promise<BodyInit> {
	const hash = await hashSecret(JSON.stringify(source));
	const isKept = (await bucket.head(key))?.customMetadata?.source === hash;
	const kept = isKept ? await bucket.get(key) : null;
	if (kept) return kept.body;
	const bytes = await make();
	await bucket.put(key, bytes, { httpMetadata: { contentType: type }, customMetadata: { source: hash } });
	return bytes;
}
