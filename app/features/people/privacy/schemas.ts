import { z } from "zod";

export const KeepAccountForm = z.strictObject({ intent: z.literal("keepAccount") });

/** The literal keeps an empty post from deleting an account. */
export const DeleteForm = z.strictObject({
	intent: z.literal("deleteAccount"),
	/** What becomes of what the owner wrote in the forum; left out: it stays without its author. */
	texts: z.enum(["stay", "emptied"]).optional(),
});

export const AskForm = z.strictObject({});

/** `downloadUrl` opens in a signed-in browser until `expiresAt`; programs request the file from this call. */
export const DataExportShape = z.object({
	state: z.enum(["waiting", "running", "ready", "failed"]),
	done: z.int(),
	total: z.int().nullable(),
	downloadUrl: z.string().nullable(),
	expiresAt: z.iso.datetime().nullable(),
});

export const AccountEndShape = z.object({ endsAt: z.iso.datetime() });
