ALTER TABLE `canned_answers` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Words that are there were written by versions that were not counted: the count goes on behind them.
UPDATE `canned_answers` SET `version` = coalesce((SELECT max(`revision`) FROM `canned_answer_translations` WHERE `answer_id` = `canned_answers`.`id`), 1);
--> statement-breakpoint
CREATE INDEX `users_by_plan_country` ON `users` (`membership_type`,`country`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_plan_country_seen` ON `users` (`membership_type`,`country`,`last_seen_at`);--> statement-breakpoint
-- The search over people gets a column of facets, so that a search among some reads these only: the country as `:PT`, the role as
-- `=st`, the state as `!un` and `!su`, each of three characters and thus one trigram, and the plan as `/pro/`. Their signs stand in no slug.
-- Whoever searches names and addresses asks for those columns and does not find facets.
DROP TRIGGER users_found;
--> statement-breakpoint
DROP TRIGGER users_renamed;
--> statement-breakpoint
DROP TABLE people_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE people_search USING fts5(
	name, email, facets, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO people_search (rowid, name, email, facets)
	SELECT id, '  ' || replace(name, ' ', '  ') || '  ', '  ' || email || '  ',
		'=' || substr(role, 1, 2) || ' /' || membership_type || '/'
			|| CASE WHEN country IS NULL THEN '' ELSE ' :' || country END
			|| CASE WHEN email_verified_at IS NULL THEN ' !un' ELSE '' END
			|| CASE WHEN suspended_at IS NULL THEN '' ELSE ' !su' END
	FROM users;
--> statement-breakpoint
CREATE TRIGGER users_found AFTER INSERT ON users BEGIN
	INSERT INTO people_search (rowid, name, email, facets)
		VALUES (new.id, '  ' || replace(new.name, ' ', '  ') || '  ', '  ' || new.email || '  ',
			'=' || substr(new.role, 1, 2) || ' /' || new.membership_type || '/'
				|| CASE WHEN new.country IS NULL THEN '' ELSE ' :' || new.country END
				|| CASE WHEN new.email_verified_at IS NULL THEN ' !un' ELSE '' END
				|| CASE WHEN new.suspended_at IS NULL THEN '' ELSE ' !su' END);
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, email, role, membership_type, country, email_verified_at, suspended_at ON users BEGIN
	INSERT OR REPLACE INTO people_search (rowid, name, email, facets)
		VALUES (new.id, '  ' || replace(new.name, ' ', '  ') || '  ', '  ' || new.email || '  ',
			'=' || substr(new.role, 1, 2) || ' /' || new.membership_type || '/'
				|| CASE WHEN new.country IS NULL THEN '' ELSE ' :' || new.country END
				|| CASE WHEN new.email_verified_at IS NULL THEN ' !un' ELSE '' END
				|| CASE WHEN new.suspended_at IS NULL THEN '' ELSE ' !su' END);
END;
