CREATE TABLE `course_sheets` (
	`course_id` integer NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body_html` text NOT NULL,
	PRIMARY KEY(`course_id`, `name`, `language`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `recall` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `lessons` ADD `sheets` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_translations` ADD `feedback` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_translations` ADD `hints` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `question_translations` ADD `diagnoses` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `source` text;--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `figures` text DEFAULT '{}' NOT NULL;