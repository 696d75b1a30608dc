/**
 * Codes for mail that was not accepted. `E_DELIVERY_FAILED` and `E_INTERNAL_SERVER_ERROR` may mean that it was sent.
 * Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ ("Error codes").
 */
const REFUSAL_CODES: ReadonlySet<unknown> = new Set([
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

/** True when the mail was certainly not sent. Errors without a code are uncertain. */
export function isMailRefusal(error: unknown): boolean {
	return typeof error === "object" && error !== null && "code" in error && REFUSAL_CODES.has(error.code);
}
