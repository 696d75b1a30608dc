import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { REVOCATION_REASONS } from "../certificate-status";

const key = errorKeys<"certificates">();

export const RevokeInput = z.strictObject({ why: z.enum(REVOCATION_REASONS, key("errors.reasonMissing")) });

export const AfterInput = z.strictObject({ intent: z.literal("again") });
