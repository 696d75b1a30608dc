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
CREATE INDEX `impersonations_by_end` ON `impersonations` (`ends_at`);