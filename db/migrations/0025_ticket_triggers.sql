-- Tickets by any part of what was written, by their number, and by the name or address of the person.
-- Two spaces between words, and around all, stand where a word begins and ends: words of one or two characters are found there.
CREATE VIRTUAL TABLE ticket_search USING fts5(
	ticket, person, message, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER ticket_messages_found AFTER INSERT ON ticket_messages BEGIN
	INSERT INTO ticket_search (rowid, ticket, person, message)
		SELECT new.id,
			'  ' || printf('G-%d-%05d', t.year, t.serial) || '  ' || replace(t.subject, ' ', '  ') || '  ',
			'  ' || replace(coalesce(t.guest_name, u.name, ''), ' ', '  ') || '  ' || coalesce(t.guest_email, u.email, '') || '  ',
			'  ' || replace(replace(new.body, char(10), '  '), ' ', '  ') || '  '
		FROM tickets t LEFT JOIN users u ON u.id = t.owner_id WHERE t.id = new.ticket_id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_lost AFTER DELETE ON ticket_messages BEGIN
	DELETE FROM ticket_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_messages_stay BEFORE UPDATE OF body, kind, ticket_id ON ticket_messages BEGIN
	SELECT RAISE(ABORT, 'A message is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_cast AFTER INSERT ON help_votes BEGIN
	INSERT INTO help_vote_counts (document_id, helped, unhelped)
		VALUES (new.document_id, new.is_helpful = 1, new.is_helpful = 0)
		ON CONFLICT (document_id) DO UPDATE SET
			helped = helped + (new.is_helpful = 1), unhelped = unhelped + (new.is_helpful = 0);
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_changed AFTER UPDATE OF is_helpful ON help_votes BEGIN
	UPDATE help_vote_counts SET
		helped = helped + (new.is_helpful = 1) - (old.is_helpful = 1),
		unhelped = unhelped + (new.is_helpful = 0) - (old.is_helpful = 0)
		WHERE document_id = new.document_id;
END;
--> statement-breakpoint
CREATE TRIGGER help_votes_lost AFTER DELETE ON help_votes BEGIN
	UPDATE help_vote_counts SET
		helped = helped - (old.is_helpful = 1), unhelped = unhelped - (old.is_helpful = 0)
		WHERE document_id = old.document_id;
END;
