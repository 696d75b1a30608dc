ALTER TABLE `orders` ADD `trouble_seen_at` integer;--> statement-breakpoint
CREATE INDEX `orders_by_trouble` ON `orders` (`trouble`,`created_at`,`id`) WHERE "orders"."trouble" is not null;