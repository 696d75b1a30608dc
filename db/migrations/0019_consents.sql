CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`document` text NOT NULL,
	`version` integer NOT NULL,
	`language` text NOT NULL,
	`occasion` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_by_user` ON `consents` (`user_id`,`document`);