DROP INDEX `users_by_country`;--> statement-breakpoint
ALTER TABLE `users` ADD `capabilities` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_why` text;--> statement-breakpoint
ALTER TABLE `users` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_seen` ON `users` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `users_by_country_seen` ON `users` (`country`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_role_seen` ON `users` (`role`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `users_by_plan` ON `users` (`membership_type`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_plan_seen` ON `users` (`membership_type`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed_seen` ON `users` (`last_seen_at`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`created_at`) WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX `users_suspended_seen` ON `users` (`last_seen_at`) WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX `users_by_country` ON `users` (`country`,`created_at`);--> statement-breakpoint
ALTER TABLE `scheduled_jobs` ADD `every_minutes` integer;--> statement-breakpoint
CREATE INDEX `audit_entries_by_deed` ON `audit_entries` (`deed`,`at`);