CREATE TABLE `impersonations` (
	`session_id` text PRIMARY KEY NOT NULL,
	`admin_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `impersonations_by_admin` ON `impersonations` (`admin_id`);--> statement-breakpoint
CREATE INDEX `impersonations_by_user` ON `impersonations` (`user_id`);--> statement-breakpoint
CREATE INDEX `impersonations_by_end` ON `impersonations` (`ends_at`);--> statement-breakpoint
CREATE TABLE `learning_reminders` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`weekdays` text NOT NULL,
	`hour` integer NOT NULL,
	`next_at` integer NOT NULL,
	`sent_on` text,
	`origin` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "learning_reminders_hour" CHECK("learning_reminders"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_reminders_key_unique` ON `learning_reminders` (`key`);--> statement-breakpoint
CREATE INDEX `learning_reminders_by_next` ON `learning_reminders` (`next_at`);--> statement-breakpoint
CREATE INDEX `enrollments_by_completed` ON `enrollments` (`completed_at`) WHERE "enrollments"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX `learning_days_by_day` ON `learning_days` (`day`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` ("name" collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `users_suspended_until` ON `users` (`suspended_until`) WHERE "users"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX `incidents_open` ON `incidents` (`state`) WHERE "incidents"."state" <> 'resolved';