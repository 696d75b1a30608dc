-- The figures of notifications follow the deliveries and the openings, in the batch of each. The id of an event of an announcement is
-- `announcement:<id>:<person>`.
CREATE TRIGGER notification_figures_delivered AFTER INSERT ON notification_deliveries BEGIN
	INSERT INTO notification_figures (day, kind, subject, channel, outcome, reason, count)
	VALUES (strftime('%Y-%m-%d', new.at / 1000, 'unixepoch'), new.kind,
		CASE WHEN new.event_id LIKE 'announcement:%' THEN substr(new.event_id, 14, 36) ELSE '' END,
		new.channel, new.state, CASE WHEN new.state = 'skipped' THEN coalesce(new.reason, '') ELSE '' END, 1)
	ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- What waited waits no longer; what bounced was sent all the same.
CREATE TRIGGER notification_figures_changed AFTER UPDATE OF state ON notification_deliveries WHEN old.state <> new.state BEGIN
	UPDATE notification_figures SET count = count - 1
	WHERE old.state = 'queued' AND day = strftime('%Y-%m-%d', old.at / 1000, 'unixepoch') AND kind = old.kind
		AND subject = CASE WHEN old.event_id LIKE 'announcement:%' THEN substr(old.event_id, 14, 36) ELSE '' END
		AND channel = old.channel AND outcome = 'queued' AND reason = '';
	INSERT INTO notification_figures (day, kind, subject, channel, outcome, reason, count)
	VALUES (strftime('%Y-%m-%d', new.at / 1000, 'unixepoch'), new.kind,
		CASE WHEN new.event_id LIKE 'announcement:%' THEN substr(new.event_id, 14, 36) ELSE '' END,
		new.channel, new.state, CASE WHEN new.state = 'skipped' THEN coalesce(new.reason, '') ELSE '' END, 1)
	ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER notification_figures_erased AFTER DELETE ON notification_deliveries WHEN old.state = 'queued' BEGIN
	UPDATE notification_figures SET count = count - 1
	WHERE day = strftime('%Y-%m-%d', old.at / 1000, 'unixepoch') AND kind = old.kind
		AND subject = CASE WHEN old.event_id LIKE 'announcement:%' THEN substr(old.event_id, 14, 36) ELSE '' END
		AND channel = old.channel AND outcome = 'queued' AND reason = '';
END;
--> statement-breakpoint
CREATE TRIGGER notification_figures_opened AFTER UPDATE OF opened_at ON notifications
WHEN old.opened_at IS NULL AND new.opened_at IS NOT NULL BEGIN
	INSERT INTO notification_figures (day, kind, subject, channel, outcome, reason, count)
	VALUES (strftime('%Y-%m-%d', new.opened_at / 1000, 'unixepoch'), new.kind,
		CASE WHEN new.kind = 'announcement' THEN coalesce(new.ids ->> '$.announcementId', '') ELSE '' END,
		'app', 'opened', '', 1)
	ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO notification_figures (day, kind, subject, channel, outcome, reason, count)
SELECT strftime('%Y-%m-%d', at / 1000, 'unixepoch'), kind, '', channel, state,
	CASE WHEN state = 'skipped' THEN coalesce(reason, '') ELSE '' END, count(*)
FROM notification_deliveries GROUP BY 1, 2, 4, 5, 6;
--> statement-breakpoint
INSERT INTO notification_figures (day, kind, subject, channel, outcome, reason, count)
SELECT strftime('%Y-%m-%d', opened_at / 1000, 'unixepoch'), kind, '', 'app', 'opened', '', count(*)
FROM notifications WHERE opened_at IS NOT NULL GROUP BY 1, 2;
