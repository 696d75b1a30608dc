import { errorKeys } from "#app/shared/forms/form-message.ts";

/** The key of a message of the editor. */
export const message = errorKeys<"library">();
