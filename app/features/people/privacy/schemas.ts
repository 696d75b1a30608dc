import { z } from "zod";

/** Keeps an account that was to be erased. */
export const KeepAccountForm = z.strictObject({ intent: z.literal("keepAccount") });

/** Asks for an account to be erased; an empty post asks for nothing. */
export const DeleteForm = z.strictObject({ intent: z.literal("deleteAccount") });

/** A form that says nothing but that it was sent. */
export const AskForm = z.strictObject({});

/** How far an archive of one's data is. `downloadUrl` opens in a browser that is signed in, until `expiresAt`; a program asks this call for the file. */
export const DataExportShape = z.object({
	state: z.enum(["waiting", "running", "ready", "failed"]),
	done: z.int(),
	total: z.int().nullable(),
	downloadUrl: z.string().nullable(),
	expiresAt: z.iso.datetime().nullable(),
});

/** When an account ends; until then it can be kept. */
export const AccountEndShape = z.object({ endsAt: z.iso.datetime() });
