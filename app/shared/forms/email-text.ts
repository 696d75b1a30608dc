import { z } from "zod";
import { isEmailAddress, toEmailAddress } from "../text/email-address.ts";

/** An e-mail address, normalised for storage and comparison (`toEmailAddress`). */
export function emailText({ missing, invalid }: { missing: string; invalid: string }): z.ZodString {
	return z
		.string(missing)
		.overwrite(toEmailAddress)
		.min(1, missing)
		.max(254, invalid)
		.refine(isEmailAddress, invalid)
		.meta({ format: "email" });
}
