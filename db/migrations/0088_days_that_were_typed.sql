-- Days were kept as instants of UTC: a first day as its midnight, a last day as the midnight after it.
UPDATE `entitlements` SET `last_day` = date(`until_at` / 1000 - 1, 'unixepoch')
WHERE `source_kind` = 'grant' AND `source_id` = 'desk' AND `until_at` % 86400000 = 0;--> statement-breakpoint
UPDATE `users` SET `suspended_last_day` = date(`suspended_until` / 1000 - 1, 'unixepoch')
WHERE `suspended_until` % 86400000 = 0;--> statement-breakpoint
UPDATE `coupons` SET `from_day` = date(`from_at` / 1000, 'unixepoch'), `last_day` = date(`until_at` / 1000 - 1, 'unixepoch');--> statement-breakpoint
UPDATE `tax_rates` SET `from_day` = date(`from_at` / 1000, 'unixepoch'),
	`last_day` = max(date(`from_at` / 1000, 'unixepoch'), date((`until_at` - 1) / 1000, 'unixepoch'));
