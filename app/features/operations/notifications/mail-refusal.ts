/**
 * The codes by which the mail service says that it has not taken a mail. Not among them: `E_DELIVERY_FAILED` and
 * `E_INTERNAL_SERVER_ERROR`, which tell of a mail that was under way.
 *
 * Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ ("Error codes").
 */
const REFUSALS: ReadonlySet<unknown> = new Set([
	"E_VALIDATION_ERROR",
	"E_FIELD_MISSING",
	"E_TOO_MANY_RECIPIENTS",
	"E_TOO_MANY_ATTACHMENTS",
	"E_CONTENT_TOO_LARGE",
	"E_SENDER_NOT_VERIFIED",
	"E_SENDER_DOMAIN_NOT_AVAILABLE",
	"E_RECIPIENT_NOT_ALLOWED",
	"E_RECIPIENT_SUPPRESSED",
	"E_RATE_LIMIT_EXCEEDED",
	"E_DAILY_LIMIT_EXCEEDED",
]);

/** Whether what was thrown says for certain that a mail has not left. An error without a code says nothing. */
export function isMailRefusal(error: unknown): boolean {
	return typeof error === "object" && error !== null && "code" in error && REFUSALS.has(error.code);
}
