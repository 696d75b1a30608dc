-- The words of `search_documents` by their id: without case and accents, with short beginnings of words at hand. It holds no text.
CREATE VIRTUAL TABLE search_index USING fts5(
	title, aliases, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER search_documents_found AFTER INSERT ON search_documents BEGIN
	INSERT INTO search_index (rowid, title, aliases, text) VALUES (new.id, coalesce(new.cut ->> 'title', new.title),
		coalesce(new.cut ->> 'aliases', new.aliases), coalesce(new.cut ->> 'text', new.text));
END;
--> statement-breakpoint
-- Not `INSERT OR REPLACE`: within an upsert that would leave the old words where they are.
CREATE TRIGGER search_documents_changed AFTER UPDATE OF title, aliases, text, cut ON search_documents BEGIN
	DELETE FROM search_index WHERE rowid = old.id;
	INSERT INTO search_index (rowid, title, aliases, text) VALUES (new.id, coalesce(new.cut ->> 'title', new.title),
		coalesce(new.cut ->> 'aliases', new.aliases), coalesce(new.cut ->> 'text', new.text));
END;
--> statement-breakpoint
CREATE TRIGGER search_documents_lost AFTER DELETE ON search_documents BEGIN
	DELETE FROM search_index WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Words that a mistyped one may have meant, by any three letters of them.
CREATE VIRTUAL TABLE search_trigrams USING fts5(word, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER search_words_found AFTER INSERT ON search_words BEGIN
	INSERT INTO search_trigrams (rowid, word) VALUES (new.id, new.folded);
END;
--> statement-breakpoint
CREATE TRIGGER search_words_lost AFTER DELETE ON search_words BEGIN
	DELETE FROM search_trigrams WHERE rowid = old.id;
END;
