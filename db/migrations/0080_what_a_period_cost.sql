ALTER TABLE `memberships` ADD `is_coupon_period` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `memberships` ADD `period_net_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of the periods that run: what was paid for them, at most the price of the plan; an upgrade must never credit more.
UPDATE memberships SET
	period_net_minor = min(amount_minor, coalesce((
		SELECT sum(net_minor) FROM orders
		WHERE orders.membership_id = memberships.id AND orders.period_number = memberships.period_number AND orders.state = 'paid'
	), 0)),
	is_coupon_period = EXISTS (
		SELECT 1 FROM orders WHERE orders.membership_id = memberships.id AND orders.period_number = memberships.period_number
			AND orders.state = 'paid' AND orders.discount_minor > 0
	)
WHERE ended_at IS NULL;
--> statement-breakpoint
-- What an ended membership has left unpaid cannot be paid any more.
UPDATE orders SET state = 'expired' WHERE state IN ('created', 'pending', 'failed') AND occasion <> 'purchase'
	AND membership_id IN (SELECT id FROM memberships WHERE ended_at IS NOT NULL);
