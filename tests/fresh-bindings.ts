import { env } from "cloudflare:workers";
import { restoreMigratedState } from "./schema/migrated-state";

// Files share a runtime, as starting one costs more than most of them need: what others left goes before each begins.
await restoreMigratedState();
const { objects } = await env.MEDIA.list();
await env.MEDIA.delete(objects.map(({ key }) => key));
const { keys } = await env.CACHE.list();
await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
