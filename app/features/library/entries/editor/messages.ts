import { errorKeys } from "#app/shared/forms/form-message.ts";

export const message = errorKeys<"library">();
