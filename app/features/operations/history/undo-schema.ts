import { z } from "zod";

export const UndoForm = z.strictObject({ intent: z.literal("undo"), changeId: z.uuid() });
