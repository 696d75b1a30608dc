CREATE TABLE `checklist_ticks` (
	`user_id` integer NOT NULL,
	`document_id` integer NOT NULL,
	`item` text NOT NULL,
	`ticked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `document_id`, `item`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checklist_ticks_by_document` ON `checklist_ticks` (`document_id`);--> statement-breakpoint
CREATE TABLE `resource_downloaders` (
	`day` text NOT NULL,
	`document_id` integer NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`day`, `document_id`, `visitor`)
);
--> statement-breakpoint
CREATE TABLE `resource_downloads` (
	`document_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`document_id`, `day`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_downloads_by_day` ON `resource_downloads` (`day`);