CREATE TABLE `affiliate_click_countries` (
	`affiliate_id` integer NOT NULL,
	`day` text NOT NULL,
	`country` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`affiliate_id`, `day`, `country`),
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action
);
