import { readFileSync } from "node:fs";
import { localeFile } from "#scripts/vite/locale-files.ts";
import { Books, type Buyer, type Row } from "./money/books.ts";
import { DEMO_AFFILIATES, DEMO_BUYERS, DEMO_MEMBERSHIPS, type DemoMembership } from "./money/buyers.ts";
import { imagineMembership } from "./money/imagine-membership.ts";
import { type Course, type Purchase, sellCourses } from "./money/sell-courses.ts";
import { writeAffiliates } from "./money/write-affiliates.ts";
import { Mrr, type Plan, writeMembership } from "./money/write-memberships.ts";
import { DEMO_LEARNERS } from "./people.ts";
import { type Cell, insertRows, runTogether } from "./rows.ts";

/** Call it once, before there are orders. One transaction; sends nothing, and nothing is due for a week. */
export async function loadMoney(db: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const { people, plans, purchases, courses } = await read(db);
	const [books, mrr] = [new Books(), new Mrr()];
	const affiliates = DEMO_AFFILIATES.flatMap((one, index) => {
		const owner = people.get(one.email);
		return owner ? [{ ...one, id: index + 1, userId: owner.id }] : [];
	});
	const bringerOf = (index: number) => (index % 3 === 0 ? affiliates[index % 2]?.id : undefined);

	for (const [index, joining] of [...DEMO_MEMBERSHIPS, ...learnerMemberships()].entries()) {
		const [buyer, plan] = [people.get(joining.email), plans.find(({ slug }) => slug === joining.plan)];
		if (!buyer || !plan) continue;
		const imagined = imagineMembership(joining, buyer.country, now);
		const affiliateId = imagined.currency === "USD" ? bringerOf(index) : undefined;
		const joined = { buyer, plan, words: wordsOfPlan(buyer.language, plan.slug), imagined };
		writeMembership(books, mrr, { ...joined, ...(affiliateId ? { affiliateId } : {}) }, now);
	}
	sellCourses(books, { purchases, courses, people, bringerOf, lineOf, now });
	books.close();
	for (const row of mrr.rows()) books.add("mrr_months", row);
	writeAffiliates(books, affiliates, now);

	await runTogether(db, [
		...IN_ORDER.flatMap((table) => statements(db, table, books.tables[table] ?? [])),
		db.prepare(
			`UPDATE entitlements SET source_kind = 'order', source_id = (SELECT o.id FROM orders o WHERE o.user_id = entitlements.user_id AND o.kind = 'course'
				AND o.thing_id = entitlements.thing_id AND o.state = 'paid')
			WHERE source_kind = 'grant' AND source_id = 'desk' AND thing_kind = 'course' AND EXISTS (SELECT 1 FROM orders o
				WHERE o.user_id = entitlements.user_id AND o.kind = 'course' AND o.thing_id = entitlements.thing_id AND o.state = 'paid')`,
		),
	]);
	say(`${books.sold.length} demo orders, with memberships, refunds and commissions, are in the books.`);
}

/** Referenced tables come first. */
const IN_ORDER = [
	"affiliates",
	"memberships",
	"membership_changes",
	"mrr_months",
	"coupons",
	"orders",
	"payments",
	"coupon_uses",
	"sandbox_payments",
	"sandbox_refunds",
	"sandbox_subscriptions",
	"refunds",
	"gateway_refunds",
	"disputes",
	"invoice_counters",
	"invoices",
	"entitlements",
	"enrollments",
	"affiliate_customers",
	"affiliate_payout_runs",
	"affiliate_payouts",
	"commissions",
	"affiliate_days",
	"affiliate_click_countries",
];

function statements(db: D1Database, table: string, rows: Row[]): D1PreparedStatement[] {
	// A credit note references its invoice.
	const sorted = table === "invoices" ? [...rows].sort((one) => (one.kind === "invoice" ? -1 : 1)) : rows;
	const columns = [...new Set(sorted.flatMap((row) => Object.keys(row)))];
	const cells = sorted.map((row) => columns.map((column): Cell => row[column] ?? null));
	return insertRows(db, table, columns.join(","), cells);
}

function learnerMemberships(): DemoMembership[] {
	return DEMO_LEARNERS.flatMap(({ email, membershipType, joinedDaysAgo }, index) =>
		membershipType === "free"
			? []
			: [
					{
						email,
						plan: membershipType,
						daysAgo: joinedDaysAgo - 0.5,
						fate: "runs" as const,
						interval: index % 8 === 2 ? ("year" as const) : ("month" as const),
					},
				],
	);
}

async function read(db: D1Database) {
	const emails = JSON.stringify([...DEMO_BUYERS, ...DEMO_LEARNERS].map(({ email }) => email));
	const wanted = "email IN (SELECT value FROM json_each(?)) OR email = 'student@grew.example'";
	const [people, plans, purchases, courses] = await db.batch([
		db.prepare(`SELECT id, email, name, country, language FROM users WHERE ${wanted}`).bind(emails),
		db.prepare("SELECT id, slug, all_courses AS allCourses FROM plans"),
		db
			.prepare(
				`SELECT u.email, e.course_id AS courseId, e.created_at AS at FROM enrollments e JOIN users u ON u.id = e.user_id
				WHERE e.source = 'purchase' AND (${wanted}) ORDER BY e.created_at, e.id`,
			)
			.bind(emails),
		db.prepare(
			`SELECT c.id, c.price_cents AS priceCents, t.language, t.title FROM courses c JOIN course_translations t ON t.course_id = c.id
			WHERE c.price_cents > 0 AND c.currency = 'USD' ORDER BY c.id`,
		),
	]);
	return {
		people: new Map(((people?.results ?? []) as Buyer[]).map((one) => [one.email, one])),
		plans: ((plans?.results ?? []) as Plan[]).map((plan) => ({ ...plan, allCourses: Boolean(plan.allCourses) })),
		purchases: (purchases?.results ?? []) as Purchase[],
		courses: (courses?.results ?? []) as Course[],
	};
}

type InvoiceWords = { line: Record<"course" | "month" | "year", string> };
type PricingWords = { plans: Record<string, { name: string }> };

function words<T>(language: string, namespace: string): T {
	return JSON.parse(readFileSync(localeFile(language, namespace), "utf8")) as T;
}

const lineOf = (language: string, kind: "course" | "month" | "year", title: string) =>
	words<InvoiceWords>(language, "invoices").line[kind].replace("{{title}}", title);

function wordsOfPlan(language: string, slug: string) {
	const title = words<PricingWords>(language, "pricing").plans[slug]?.name ?? slug;
	return { title, line: (interval: "month" | "year") => lineOf(language, interval, title) };
}
