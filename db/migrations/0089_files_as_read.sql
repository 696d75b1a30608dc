CREATE TABLE `intake_sources` (
	`intake_id` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`intake_id`) REFERENCES `intakes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `intakes` ADD `read_as` text DEFAULT 'pasted' NOT NULL;