CREATE TABLE `trial_persons` (
	`person_key` text NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` text NOT NULL,
	`started_at` integer NOT NULL,
	PRIMARY KEY(`person_key`, `order_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trial_persons_by_user` ON `trial_persons` (`user_id`);