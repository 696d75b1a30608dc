ALTER TABLE `lessons` RENAME COLUMN "slug" TO "key";--> statement-breakpoint
ALTER TABLE `modules` RENAME COLUMN "slug" TO "key";--> statement-breakpoint
CREATE TABLE `document_html` (
	`part_hash` text NOT NULL,
	`renderer` integer NOT NULL,
	`html` text NOT NULL,
	PRIMARY KEY(`part_hash`, `renderer`),
	FOREIGN KEY (`part_hash`) REFERENCES `document_parts`(`hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `document_parts` (
	`hash` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "document_parts_size" CHECK(length(cast("document_parts"."body" as blob)) <= 524288)
);
--> statement-breakpoint
CREATE TABLE `document_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` integer NOT NULL,
	`number` integer NOT NULL,
	`author_id` integer,
	`note` text NOT NULL,
	`manifest` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `document_versions_by_author` ON `document_versions` (`author_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_versions_numbered` ON `document_versions` (`document_id`,`number`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`origin` text NOT NULL,
	`shipped` text,
	`published_version_id` text,
	`published_renderer` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`published_version_id`) REFERENCES `document_versions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_kind" CHECK("documents"."kind" in ('course')),
	CONSTRAINT "documents_origin" CHECK("documents"."origin" in ('shipped', 'school'))
);
--> statement-breakpoint
CREATE INDEX `documents_by_published_version` ON `documents` (`published_version_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_by_key` ON `documents` (`kind`,`key`);--> statement-breakpoint
DROP INDEX `lessons_by_course`;--> statement-breakpoint
ALTER TABLE `lessons` ADD `retired_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_course` ON `lessons` (`course_id`,`key`);--> statement-breakpoint
DROP INDEX `modules_by_course`;--> statement-breakpoint
ALTER TABLE `modules` ADD `retired_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`key`);--> statement-breakpoint
ALTER TABLE `courses` ADD `document_id` integer REFERENCES documents(id);--> statement-breakpoint
CREATE UNIQUE INDEX `courses_by_document` ON `courses` (`document_id`);--> statement-breakpoint
ALTER TABLE `questions` ADD `retired_at` integer;