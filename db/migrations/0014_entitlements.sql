CREATE TABLE `entitlements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`thing_kind` text NOT NULL,
	`thing_id` integer DEFAULT 0 NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text DEFAULT '' NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`ended_at` integer,
	`ended_why` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "entitlements_thing" CHECK("entitlements"."thing_kind" in ('course', 'plan', 'all')),
	CONSTRAINT "entitlements_source" CHECK("entitlements"."source_kind" in ('free', 'order', 'membership', 'grant')),
	CONSTRAINT "entitlements_end" CHECK(("entitlements"."ended_at" is null) = ("entitlements"."ended_why" is null))
);
--> statement-breakpoint
CREATE INDEX `entitlements_by_user` ON `entitlements` (`user_id`,`thing_kind`,`thing_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `entitlements_open_once` ON `entitlements` (`user_id`,`thing_kind`,`thing_id`,`source_kind`,`source_id`) WHERE "entitlements"."ended_at" is null;