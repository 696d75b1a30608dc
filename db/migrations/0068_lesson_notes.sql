CREATE TABLE `lesson_notes` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`lesson_id` integer NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`anchor` text,
	`excerpt` text DEFAULT '' NOT NULL,
	`quote` text DEFAULT '' NOT NULL,
	`place` integer DEFAULT 0 NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`folded` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lesson_notes_place" CHECK("lesson_notes"."place" between 0 and 9999)
);
--> statement-breakpoint
CREATE INDEX `lesson_notes_of_lesson` ON `lesson_notes` (`user_id`,`lesson_id`);--> statement-breakpoint
CREATE INDEX `lesson_notes_by_change` ON `lesson_notes` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `lesson_notes_by_lesson` ON `lesson_notes` (`lesson_id`);