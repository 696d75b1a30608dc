-- Who waits already gets a key to leave by, the same for all entries of an address.
UPDATE `waiting_list` SET `leave_key` = lower(hex(randomblob(32)))
	WHERE `id` IN (SELECT min(`id`) FROM `waiting_list` GROUP BY `email`);
--> statement-breakpoint
UPDATE `waiting_list` SET `leave_key` = (SELECT `first`.`leave_key` FROM `waiting_list` `first`
	WHERE `first`.`email` = `waiting_list`.`email` AND `first`.`leave_key` IS NOT NULL LIMIT 1)
	WHERE `leave_key` IS NULL;
