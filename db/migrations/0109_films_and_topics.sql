CREATE TABLE `course_topic_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	FOREIGN KEY (`topic`) REFERENCES `course_topics`(`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_topic_slugs_by_topic` ON `course_topic_slugs` (`topic`);--> statement-breakpoint
ALTER TABLE `courses` ADD `topic_instead_of` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `preview_film` text;--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `captions` text;--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `chapters` text;--> statement-breakpoint
ALTER TABLE `course_topic_translations` ADD `description` text;--> statement-breakpoint
ALTER TABLE `course_topics` ADD `slug` text;--> statement-breakpoint
CREATE UNIQUE INDEX `course_topics_slug_unique` ON `course_topics` (`slug`);