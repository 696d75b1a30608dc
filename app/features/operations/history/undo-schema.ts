import { z } from "zod";

/** Taking a change back: the form of one line of a history. */
export const UndoForm = z.strictObject({ intent: z.literal("undo"), changeId: z.uuid() });
