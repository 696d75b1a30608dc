CREATE TABLE `course_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_slugs_by_course` ON `course_slugs` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	`version_id` text NOT NULL,
	`base_version_id` text,
	`title` text NOT NULL,
	`parts` text NOT NULL,
	`note` text NOT NULL,
	`tell` integer NOT NULL,
	`publish_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`author_id` integer,
	`state` text NOT NULL,
	`failure` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `document_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`base_version_id`) REFERENCES `document_versions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "course_schedules_ended" CHECK(("course_schedules"."state" = 'waiting') = ("course_schedules"."ended_at" is null)),
	CONSTRAINT "course_schedules_failed" CHECK(("course_schedules"."state" = 'failed') = ("course_schedules"."failure" is not null))
);
--> statement-breakpoint
CREATE INDEX `course_schedules_by_course` ON `course_schedules` (`course_id`,`publish_at`);--> statement-breakpoint
CREATE INDEX `course_schedules_by_state` ON `course_schedules` (`state`,`publish_at`);--> statement-breakpoint
CREATE INDEX `course_schedules_by_author` ON `course_schedules` (`author_id`);--> statement-breakpoint
CREATE INDEX `course_schedules_by_version` ON `course_schedules` (`version_id`);--> statement-breakpoint
CREATE INDEX `course_schedules_by_base` ON `course_schedules` (`base_version_id`);--> statement-breakpoint
CREATE TABLE `document_sittings` (
	`sitting_id` text NOT NULL,
	`document_id` integer NOT NULL,
	`key` text NOT NULL,
	`language` text NOT NULL,
	`part_hash` text,
	`revision` integer NOT NULL,
	`author_id` integer,
	`cause` text NOT NULL,
	`note` text NOT NULL,
	`begun_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`sitting_id`, `key`, `language`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`part_hash`) REFERENCES `document_parts`(`hash`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "document_sittings_cause" CHECK("document_sittings"."cause" in ('ended', 'noted', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `document_sittings_by_document` ON `document_sittings` (`document_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `document_sittings_by_author` ON `document_sittings` (`author_id`);--> statement-breakpoint
CREATE INDEX `document_sittings_by_part` ON `document_sittings` (`part_hash`);--> statement-breakpoint
ALTER TABLE `document_drafts` ADD `begun_at` integer;