/** What the clock does, by the names of `app/jobs.server.ts`; their words: `clock` in `locales/<language>/operations/deeds.json`. */
export const CLOCK_NAMES = [
	"outbox.nudge",
	"outbox.sweep",
	"status.probe",
	"sessions.sweep",
	"looking.sweep",
	"suspensions.end",
	"tokens.sweep",
	"emailChanges.sweep",
	"limits.sweep",
	"passkey-challenges.sweep",
	"mail.sweep",
	"errors.sweepReports",
	"errors.sweepGroups",
	"glossary.count",
	"certificates.backfill",
	"legal.comeIntoForce",
	"certificates.held",
	"tickets.sweepUnconfirmed",
	"tickets.sweepLinks",
	"reminders.send",
	"uploads.sweep",
	"exports.sweep",
	"exports.fail",
	"privacy.erase",
	"intakes.sweep",
	"coupons.release",
	"orders.expire",
	"gatewayEvents.sweep",
	"memberships.lookAfter",
	"affiliates.sweepVisits",
	"affiliates.approve",
	"affiliates.watchBursts",
	"affiliates.payoutRun",
	"affiliates.refoldAliases",
	"search.refold",
	"refunds.askAfter",
	"reconciliation.run",
	"waiting.sweep",
	"waiting.tell",
] as const;
type ClockName = (typeof CLOCK_NAMES)[number];

/** Whether a job of the clock has words. One that was taken out may still have a row. */
export function isClockName(name: string): name is ClockName {
	return CLOCK_NAMES.some((known) => known === name);
}
