-- What had gone back before is known of each refund from now on.
INSERT INTO gateway_refunds (gateway, reference, order_id, state, currency, amount_minor, changed_at)
SELECT orders.gateway, coalesce(refunds.gateway_reference, refunds.id), orders.id,
	CASE refunds.state WHEN 'failed' THEN 'failed' ELSE 'succeeded' END,
	refunds.currency, refunds.amount_minor, refunds.changed_at
FROM refunds JOIN orders ON orders.id = refunds.order_id
WHERE refunds.kind <> 'dispute' AND (refunds.state = 'succeeded' OR refunds.state = 'failed' AND refunds.gateway_reference IS NOT NULL);
