declare namespace Cloudflare {
	/** What tests find in the Workers runtime: see `vitest.config.ts`. */
	interface Env {
		DB: D1Database;
		REPLICA: D1Database;
		EMPTY: D1Database;
		OLD: D1Database;
		MEDIA: R2Bucket;
		CACHE: KVNamespace;
	}
}
