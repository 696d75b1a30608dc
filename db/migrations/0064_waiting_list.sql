CREATE TABLE `waiting_list` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`user_id` integer,
	`thing_kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	`language` text NOT NULL,
	`agreed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waiting_list_by_time` ON `waiting_list` (`agreed_at`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_list_by_kind` ON `waiting_list` (`thing_kind`,`agreed_at`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_list_by_user` ON `waiting_list` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_once` ON `waiting_list` (`email`,`thing_kind`,`thing_id`);