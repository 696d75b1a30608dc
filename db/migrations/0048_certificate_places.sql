CREATE TABLE `certificate_former_places` (
	`status_list` integer NOT NULL,
	`status_index` integer NOT NULL,
	`is_revoked` integer NOT NULL,
	PRIMARY KEY(`status_list`, `status_index`)
);
