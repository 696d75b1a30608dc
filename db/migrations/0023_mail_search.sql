-- Mail of a local school by any part of its subject or address, as people are found (0010_people_search).
CREATE VIRTUAL TABLE local_mail_search USING fts5(
	subject, address, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO local_mail_search (rowid, subject, address)
	SELECT rowid, '  ' || replace(subject, ' ', '  ') || '  ', '  ' || to_address || '  ' FROM local_mail;
--> statement-breakpoint
CREATE TRIGGER local_mail_found AFTER INSERT ON local_mail BEGIN
	INSERT INTO local_mail_search (rowid, subject, address)
		VALUES (new.rowid, '  ' || replace(new.subject, ' ', '  ') || '  ', '  ' || new.to_address || '  ');
END;
--> statement-breakpoint
CREATE TRIGGER local_mail_lost AFTER DELETE ON local_mail BEGIN
	DELETE FROM local_mail_search WHERE rowid = old.rowid;
END;
