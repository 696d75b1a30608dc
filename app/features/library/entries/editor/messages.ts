import { errorKeys } from "#app/shared/forms/form-message.ts";

export const libraryErrorKey = errorKeys<"library">();
