CREATE TABLE `quiz_drafts` (
	`user_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`number` integer NOT NULL,
	`values` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lesson_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quiz_drafts_by_lesson` ON `quiz_drafts` (`lesson_id`);--> statement-breakpoint
ALTER TABLE `lesson_progress` ADD `reading_block` integer;--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `client_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_attempts_once` ON `quiz_attempts` (`enrollment_id`,`lesson_id`,`client_key`);