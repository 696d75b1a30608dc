ALTER TABLE `memberships` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `memberships_due` ON `memberships` (`due_at`) WHERE "memberships"."due_at" is not null;