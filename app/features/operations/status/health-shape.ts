import { z } from "zod";

const word = z.enum(["ok", "unavailable"]);

/** `time` is the server's, ISO 8601 in UTC. */
export const HealthShape = z.object({ status: word, database: word, time: z.iso.datetime() });
export type Health = z.infer<typeof HealthShape>;
