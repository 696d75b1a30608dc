CREATE TABLE `translation_sources` (
	`document_id` integer NOT NULL,
	`key` text NOT NULL,
	`language` text NOT NULL,
	`part_hash` text NOT NULL,
	`source_hash` text NOT NULL,
	PRIMARY KEY(`document_id`, `key`, `language`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `glossary_aliases` (
	`language` text NOT NULL,
	`folded` text NOT NULL,
	`document_id` integer NOT NULL,
	PRIMARY KEY(`language`, `folded`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `glossary_aliases_by_term` ON `glossary_aliases` (`document_id`);