import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"account">();
const id = z.string(key("errors.pictureGone")).regex(/^[0-9a-f]{32}$/, key("errors.pictureGone"));

export const NewPictureForm = z.strictObject({ intent: z.literal("picture"), large: id, medium: id, small: id });

export const RemovePictureForm = z.strictObject({ intent: z.literal("removePicture") });
