-- What was bought names its order; every other right without a source was given by the school.
UPDATE entitlements SET source_id = (
	SELECT o.id FROM orders o WHERE o.user_id = entitlements.user_id AND o.state = 'paid' AND o.kind = entitlements.thing_kind
		AND o.thing_id = entitlements.thing_id ORDER BY o.paid_at LIMIT 1)
WHERE source_kind = 'order' AND source_id = '' AND EXISTS (
	SELECT 1 FROM orders o WHERE o.user_id = entitlements.user_id AND o.state = 'paid' AND o.kind = entitlements.thing_kind
		AND o.thing_id = entitlements.thing_id);
--> statement-breakpoint
UPDATE entitlements SET source_kind = 'grant', source_id = 'school-' || id WHERE source_kind <> 'free' AND source_id = '';
--> statement-breakpoint
CREATE TRIGGER entitlements_name_their_source BEFORE INSERT ON entitlements
WHEN new.source_kind <> 'free' AND new.source_id = '' BEGIN
	SELECT RAISE(ABORT, 'A right names what gave it');
END;
--> statement-breakpoint
CREATE TRIGGER entitlements_keep_their_source BEFORE UPDATE OF source_kind, source_id ON entitlements
WHEN new.source_kind <> 'free' AND new.source_id = '' BEGIN
	SELECT RAISE(ABORT, 'A right names what gave it');
END;
