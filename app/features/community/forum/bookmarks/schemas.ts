import { z } from "zod";

const id = z.number().int().min(1).max(9_999_999_999);

/** `keep` takes a removal back. */
export const BookmarkForm = z.strictObject({ intent: z.enum(["drop", "keep"]), id });
