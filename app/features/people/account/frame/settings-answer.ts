import type { FormReply } from "#app/shared/forms/form-reply.ts";

/** What a form of the settings is told: that it was saved, or what to mend. */
export type SettingsAnswer = { intent: string; saved?: true; reply?: FormReply };
