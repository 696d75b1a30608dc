CREATE TABLE `account_preferences` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`keeps_language` integer DEFAULT false NOT NULL,
	`theme` text,
	`currency` text,
	`accessibility` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_preferences_theme" CHECK("account_preferences"."theme" in ('light', 'dark'))
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`bio_html` text DEFAULT '' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`interests` text DEFAULT '[]' NOT NULL,
	`visibility` text DEFAULT '{}' NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `email_changes` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`new_email` text NOT NULL,
	`agreed_at` integer,
	`confirmed_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_key_unique` ON `email_changes` (`key`);--> statement-breakpoint
CREATE INDEX `email_changes_by_expiry` ON `email_changes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `is_behind` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `weekly_goal_minutes` integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `keeps_preferences` integer DEFAULT false NOT NULL;