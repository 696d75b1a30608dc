CREATE TABLE `course_level_translations` (
	`key` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`key`, `language`),
	FOREIGN KEY (`key`) REFERENCES `course_levels`(`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `course_levels` (
	`key` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `course_topic_translations` (
	`key` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`key`, `language`),
	FOREIGN KEY (`key`) REFERENCES `course_topics`(`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `course_topics` (
	`key` text PRIMARY KEY NOT NULL,
	`drawing` text NOT NULL,
	`for_courses` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
