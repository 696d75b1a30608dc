import { z } from "zod";

/** Has a file made of the list as it is asked for; the longest address the school takes holds no more. */
export const PeopleFileForm = z.strictObject({ intent: z.literal("file"), search: z.string().max(2_000).default("") });
