import type { z } from "zod";

/** Payloads by kind: ids, never a secret, nothing that the database has. Each room adds its kinds in `jobs.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Jobs {}

export type JobKind = keyof Jobs;
export type JobPayload<K extends JobKind> = Jobs[K];

export type JobSchemas = Readonly<Record<string, z.ZodType>>;
export type JobsOf<S extends JobSchemas> = { [K in keyof S]: z.infer<S[K]> };
