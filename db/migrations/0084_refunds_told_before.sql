-- What a gateway has given back by itself is booked by a job that its news leave behind; of what was told before there was such a job there is one now.
INSERT OR IGNORE INTO outbox (id, kind, payload, due_at, next_try_at, attempts)
SELECT 'refund.adopt:' || reference, 'refund.adopt', json_object('orderId', order_id, 'reference', reference), changed_at, changed_at, 0
FROM gateway_refunds
WHERE state = 'succeeded' AND NOT EXISTS (SELECT 1 FROM refunds
	WHERE refunds.gateway_reference = gateway_refunds.reference OR refunds.id = gateway_refunds.reference);
--> statement-breakpoint
-- And what had come back since it was booked counts as gone no more.
INSERT OR IGNORE INTO outbox (id, kind, payload, due_at, next_try_at, attempts)
SELECT 'refund.adopt:' || reference || ':failed', 'refund.adopt', json_object('orderId', order_id, 'reference', reference), changed_at, changed_at, 0
FROM gateway_refunds
WHERE state = 'failed' AND EXISTS (SELECT 1 FROM refunds WHERE refunds.gateway_reference = gateway_refunds.reference AND refunds.state = 'succeeded');
