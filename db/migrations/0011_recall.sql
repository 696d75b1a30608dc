CREATE TABLE `recall_answers` (
	`user_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`key` text NOT NULL,
	`knew` integer NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lesson_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recall_answers_by_lesson` ON `recall_answers` (`lesson_id`);