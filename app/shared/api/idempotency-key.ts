import { z } from "zod";

/** Printable characters without spaces, such as a browser's UUID. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);
