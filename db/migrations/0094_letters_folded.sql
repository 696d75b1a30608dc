CREATE TABLE `fold_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`reached` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `letter_folds` (
	`letter` text PRIMARY KEY NOT NULL,
	`folded` text NOT NULL
);
