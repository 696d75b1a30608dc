import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "./auth.ts";

/** `secret` is encrypted with FACTOR_KEY. `lastStep` is the last used step, so that no code works twice. */
export const totpFactors = sqliteTable("totp_factors", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	secret: text("secret").notNull(),
	lastStep: integer("last_step").notNull(),
	createdAt: instant("created_at").notNull(),
});

/** Single-use, hashed with the user id (SHA-256). */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		codeHash: text("code_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
		usedAt: instant("used_at"),
	},
	(table) => [index("recovery_codes_by_user").on(table.userId)],
);

/** Ids and keys are base64url; `signCount` is 0 if the device does not count. */
export const passkeys = sqliteTable(
	"passkeys",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		credentialId: text("credential_id").notNull().unique(),
		publicKey: text("public_key").notNull(),
		signCount: integer("sign_count").notNull(),
		transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
		name: text("name").notNull(),
		/** Synced by the vendor, so that it survives the device. */
		isBackedUp: flag("is_backed_up").notNull(),
		createdAt: instant("created_at").notNull(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [index("passkeys_by_user").on(table.userId)],
);

/** Single-use, valid for minutes, stored as SHA-256. No user for a sign-in. */
export const passkeyChallenges = sqliteTable(
	"passkey_challenges",
	{
		challengeHash: text("challenge_hash").primaryKey(),
		purpose: text("purpose", { enum: ["register", "signIn", "prove"] }).notNull(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("passkey_challenges_by_user").on(table.userId),
		index("passkey_challenges_by_expiry").on(table.expiresAt),
	],
);
