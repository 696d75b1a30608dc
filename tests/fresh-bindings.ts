import { env } from "cloudflare:workers";
import { restoreMigratedState } from "./schema/migrated-state";

// Test files share a runtime, which is slow to start, so the previous file's data is removed.
await restoreMigratedState();
const { objects } = await env.MEDIA.list();
await env.MEDIA.delete(objects.map(({ key }) => key));
const { keys } = await env.CACHE.list();
await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
