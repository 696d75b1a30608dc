import type { FormReply } from "../../../shared/forms/form-reply";

/** What a form of the settings is told: that it was saved, or what to mend. */
export type SettingsAnswer = { intent: string; saved?: true; reply?: FormReply };
