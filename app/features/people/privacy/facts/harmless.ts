/** Columns of text, and of numbers of accounts, that say nothing of anybody, table by table. Whatever is neither here nor in the facts fails `facts.test.ts`. */
export const HARMLESS: Readonly<Record<string, readonly string[]>> = {
	// What the school teaches, offers and says, for everybody to read.
	plans: ["slug", "currency", "interval", "benefits"],
	plan_translations: ["language", "name", "text"],
	// Who set a price or a rate is a number that no account has once it is erased, as in the audit log; the dated row is the school's.
	plan_prices: ["interval", "currency", "country", "createdBy"],
	price_levels: ["country", "createdBy"],
	// What the school adds to prices and takes off them.
	tax_rates: ["country", "fromDay", "lastDay", "createdBy"],
	tax_sellers: ["country", "taxNumber", "createdBy"],
	coupons: ["code", "note", "currency", "duration", "scope", "fromDay", "lastDay", "createdBy"],
	coupon_things: ["thingKind"],
	// In what the books disagree: ids of orders and memberships, whose facts say whose they are.
	reconciliation_runs: ["id", "state", "cursor"],
	reconciliation_findings: ["id", "kind", "subject", "orderId", "runId", "state"],
	course_translations: ["language", "title", "shortDescription", "description", "descriptionHtml", "outcomes"],
	modules: ["key"],
	module_translations: ["language", "title", "summary"],
	lessons: ["key", "type", "video", "sheets"],
	lesson_translations: ["language", "title", "summary", "body", "bodyHtml", "recall"],
	course_sheets: ["name", "language", "title", "summary", "body", "bodyHtml"],
	questions: ["key", "answerKey", "source"],
	question_translations: ["language", "prompt", "choices", "explanation", "feedback", "hints", "diagnoses"],
	library_entries: ["kind", "slug", "section", "access", "reviewedOn", "details"],
	library_translations: ["language", "title", "summary", "body", "bodyHtml", "words"],
	glossary_aliases: ["language", "folded"],
	glossary_usage: ["language", "place"],
	canned_answer_translations: ["language", "title", "body"],
	documents: ["kind", "key", "origin", "shipped", "publishedVersionId"],
	document_parts: ["hash", "body"],
	document_html: ["partHash", "html"],
	translation_sources: ["key", "language", "partHash", "sourceHash"],
	search_documents: ["partKey", "language", "type", "access", "path", "title", "aliases", "context", "text", "cut"],
	search_synonyms: ["language", "alias", "query"],
	search_words: ["folded", "word"],
	incidents: ["id", "impact", "state", "words"],
	// How certificates look, and public keys. Whoever signs is named in public.
	certificate_keys: ["id"],
	certificate_status_lists: ["credential", "keyId"],
	certificate_backfill: ["name"],
	certificate_templates: ["signature"],
	certificate_template_translations: ["language", "heading", "statement", "note", "signerName", "signerRole"],
	// Scrubbed of what identifies anyone before they are written, and kept for 30 days: `errorReports` of KEPT.
	error_groups: ["fingerprint", "message", "topFrame", "status"],
	error_sightings: ["fingerprint", "kind", "name"],
	error_reports: ["id", "fingerprint", "message", "stack", "context", "userAgent", "url"],
	// A hash that holds for one day, of a visitor and not of an account: `attempts` of KEPT.
	resource_downloaders: ["day", "visitor"],
	// Sums and the school's own machinery.
	help_views: ["day"],
	scheduled_jobs: ["name", "error"],
	counters: ["name"],
	fold_progress: ["name"],
	letter_folds: ["letter", "folded"],
	users_by_country_counts: ["country"],
	resource_downloads: ["day"],
	status_days: ["day", "part"],
	invoice_counters: ["series"],
	mrr_months: ["currency", "month", "kind"],
	// What the built-in gateway keeps on its side, outside production: ids, amounts, and which test card it was.
	sandbox_sessions: [
		...["id", "idempotencyKey", "mode", "state", "currency", "description", "subscription", "metadata"],
		...["successUrl", "cancelUrl", "paymentId", "subscriptionId"],
	],
	sandbox_payments: [
		...["id", "idempotencyKey", "sessionId", "subscriptionId", "state", "failure", "card", "currency", "metadata"],
		"disputeState",
	],
	sandbox_refunds: ["id", "idempotencyKey", "paymentId", "state", "failure", "currency", "metadata"],
	sandbox_subscriptions: ["id", "sessionId", "state", "card", "interval", "currency", "nextInterval", "metadata"],
	sandbox_events: ["id", "type", "objectKind", "objectId"],
	// Sums by day and month of an affiliate, who is named by a number only; runs name nobody.
	affiliate_days: ["day"],
	affiliate_click_countries: ["day", "country"],
	affiliate_months: ["month", "currency"],
	affiliate_payout_runs: ["id", "month", "state"],
};
