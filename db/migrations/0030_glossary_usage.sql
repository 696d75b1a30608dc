CREATE TABLE `glossary_usage` (
	`document_id` integer NOT NULL,
	`language` text NOT NULL,
	`place` text NOT NULL,
	`texts` integer NOT NULL,
	`links` integer NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `language`, `place`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
