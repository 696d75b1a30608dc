import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { REVOCATION_REASONS } from "../certificate-status";

const key = errorKeys<"certificates">();

/** Why a certificate is withdrawn. */
export const RevokeInput = z.strictObject({ why: z.enum(REVOCATION_REASONS, key("errors.reasonMissing")) });

/** That a withdrawn certificate is issued again. */
export const AfterInput = z.strictObject({ intent: z.literal("again") });
