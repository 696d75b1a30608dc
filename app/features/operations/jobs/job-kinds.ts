import type { z } from "zod";

/**
 * Every kind of job with its payload: ids, never a secret and never what can be read from the database when the
 * job is done. Each room adds its own kinds to this interface, in its `jobs.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Jobs {}

export type JobKind = keyof Jobs;
export type JobPayload<K extends JobKind> = Jobs[K];

/** Kinds that a room defines, each with the shape of its payload. */
export type JobSchemas = Readonly<Record<string, z.ZodType>>;
export type JobsOf<S extends JobSchemas> = { [K in keyof S]: z.infer<S[K]> };
