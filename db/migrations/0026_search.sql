CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`part_key` text NOT NULL,
	`language` text NOT NULL,
	`type` text NOT NULL,
	`access` text NOT NULL,
	`course_id` integer,
	`path` text NOT NULL,
	`title` text NOT NULL,
	`aliases` text NOT NULL,
	`context` text NOT NULL,
	`text` text NOT NULL,
	`cut` text,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_documents_by_course` ON `search_documents` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_once` ON `search_documents` (`document_id`,`part_key`,`language`,`access`);--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`language` text NOT NULL,
	`alias` text NOT NULL,
	`query` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_synonyms_by_alias` ON `search_synonyms` (`alias`);--> statement-breakpoint
CREATE UNIQUE INDEX `search_synonyms_once` ON `search_synonyms` (`document_id`,`language`,`alias`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`folded` text NOT NULL,
	`word` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_folded_unique` ON `search_words` (`folded`);