import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** A person with an account. `email` is kept trimmed and in lower case. `country` is ISO 3166-1 alpha-2. */
export const users = sqliteTable(
	"users",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		name: text("name").notNull(),
		email: text("email").notNull().unique(),
		role: text("role", { enum: ["student", "instructor", "admin"] })
			.notNull()
			.default("student"),
		membershipType: text("membership_type").notNull().default("free"),
		profileImageUrl: text("profile_image_url"),
		headline: text("headline"),
		language: text("language").notNull().default("en"),
		timeZone: text("time_zone").notNull().default("UTC"),
		country: text("country"),
		emailVerifiedAt: instant("email_verified_at"),
		/** Since when a password alone does not open the account. Kept by triggers of the tables of its factors. */
		secondFactorAt: instant("second_factor_at"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("users_by_created").on(table.createdAt),
		index("users_by_country").on(table.country),
		index("users_admins").on(table.id).where(sql`${table.role} = 'admin'`),
		check("users_role", sql`${table.role} in ('student', 'instructor', 'admin')`),
	],
);

/** The password of an account, as a scrypt hash with its parameters. */
export const credentials = sqliteTable("credentials", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	passwordHash: text("password_hash").notNull(),
	changedAt: instant("changed_at").notNull(),
});

/**
 * A signed-in browser. The cookie's secret and the bearer token are two
 * different random values; both are kept only as SHA-256.
 */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		cookieHash: text("cookie_hash").notNull().unique(),
		tokenHash: text("token_hash").notNull().unique(),
		userAgent: text("user_agent"),
		country: text("country"),
		createdAt: instant("created_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** One that waits for its second factor opens nothing: `current-session.server.ts`. */
		state: text("state", { enum: ["active", "waitsForFactor"] })
			.notNull()
			.default("active"),
		/** When its owner last proved who they are: by signing in, or when asked again. */
		steppedUpAt: instant("stepped_up_at"),
	},
	(table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/**
 * A link or code that works once: resetting a password, confirming an address or a
 * sign-in, saying "this was not me". Kept as SHA-256. One that was used has expired at that instant.
 */
export const oneTimeTokens = sqliteTable(
	"one_time_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		purpose: text("purpose", { enum: ["resetPassword", "verifyEmail", "confirmLogin", "secureAccount"] }).notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(table) => [
		index("one_time_tokens_by_user").on(table.userId, table.purpose),
		index("one_time_tokens_by_expiry").on(table.expiresAt),
	],
);

/** How often something was tried in the window that began at `windowStartedAt`. */
export const rateLimits = sqliteTable(
	"rate_limits",
	{
		key: text("key").primaryKey(),
		windowStartedAt: instant("window_started_at").notNull(),
		used: integer("used").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("rate_limits_by_expiry").on(table.expiresAt)],
);
