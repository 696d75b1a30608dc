-- People by any part of their name or address, without case and accents. The table keeps no text of its own.
-- Two spaces between words, and around all, stand where a word begins and ends: words of one or two characters are found there.
CREATE VIRTUAL TABLE people_search USING fts5(
	name, email, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO people_search (rowid, name, email)
	SELECT id, '  ' || replace(name, ' ', '  ') || '  ', '  ' || email || '  ' FROM users;
--> statement-breakpoint
CREATE TRIGGER users_found AFTER INSERT ON users BEGIN
	INSERT INTO people_search (rowid, name, email)
		VALUES (new.id, '  ' || replace(new.name, ' ', '  ') || '  ', '  ' || new.email || '  ');
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name, email ON users BEGIN
	INSERT OR REPLACE INTO people_search (rowid, name, email)
		VALUES (new.id, '  ' || replace(new.name, ' ', '  ') || '  ', '  ' || new.email || '  ');
END;
--> statement-breakpoint
CREATE TRIGGER users_lost AFTER DELETE ON users BEGIN
	DELETE FROM people_search WHERE rowid = old.id;
END;
