-- A kind of document is no longer named by a constraint, and SQLite drops none in place. What refers to documents is checked
-- at the end of the transaction, when all rows are back under the same name.
PRAGMA defer_foreign_keys = on;--> statement-breakpoint
CREATE TABLE `documents_before` AS SELECT * FROM `documents`;--> statement-breakpoint
DROP TABLE `documents`;--> statement-breakpoint
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
	CONSTRAINT "documents_origin" CHECK("documents"."origin" in ('shipped', 'school'))
);
--> statement-breakpoint
INSERT INTO `documents`("id", "kind", "key", "origin", "shipped", "published_version_id", "published_renderer", "created_at") SELECT "id", "kind", "key", "origin", "shipped", "published_version_id", "published_renderer", "created_at" FROM `documents_before`;--> statement-breakpoint
DROP TABLE `documents_before`;--> statement-breakpoint
CREATE INDEX `documents_by_published_version` ON `documents` (`published_version_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_by_key` ON `documents` (`kind`,`key`);
--> statement-breakpoint
CREATE TABLE `document_drafts` (
	`document_id` integer NOT NULL,
	`key` text NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	`base` text,
	`revision` integer NOT NULL,
	`editor_id` integer,
	`edited_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `key`, `language`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "document_drafts_size" CHECK(length(cast("document_drafts"."body" as blob)) <= 524288)
);
--> statement-breakpoint
CREATE INDEX `document_drafts_by_editor` ON `document_drafts` (`editor_id`);--> statement-breakpoint
CREATE TABLE `library_entries` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`section` text NOT NULL,
	`position` integer NOT NULL,
	`access` text NOT NULL,
	`course_id` integer,
	`reviewed_on` text NOT NULL,
	`details` text NOT NULL,
	`published_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`retired_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `library_entries_in_order` ON `library_entries` (`kind`,`section`,`position`);--> statement-breakpoint
CREATE INDEX `library_entries_by_course` ON `library_entries` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `library_entries_by_slug` ON `library_entries` (`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `library_translations` (
	`document_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`body_html` text NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`document_id`, `language`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
