CREATE TABLE `mrr_months` (
	`is_test` integer NOT NULL,
	`currency` text NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`members` integer NOT NULL,
	PRIMARY KEY(`is_test`, `currency`, `month`, `kind`),
	CONSTRAINT "mrr_months_kind" CHECK("mrr_months"."kind" in ('new', 'expansion', 'contraction', 'churned'))
);
