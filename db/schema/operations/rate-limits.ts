import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

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
