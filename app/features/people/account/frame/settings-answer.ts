import type { FormReply } from "#app/shared/forms/form-reply.ts";

export type SettingsAnswer = { intent: string; saved?: true; reply?: FormReply };
