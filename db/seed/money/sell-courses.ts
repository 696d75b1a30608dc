import { dayOf, lastDay } from "#app/shared/calendar-day.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { createRandom } from "../random.ts";
import { type Books, type Buyer, idOf, type SoldOrder } from "./books.ts";
import { addDispute } from "./write-memberships.ts";

export type Purchase = { email: string; courseId: number; at: number };
export type Course = { id: number; priceCents: number; language: string; title: string };
type Selling = {
	purchases: readonly Purchase[];
	courses: readonly Course[];
	people: ReadonlyMap<string, Buyer>;
	bringerOf: (index: number) => number | undefined;
	lineOf: (language: string, kind: "course", title: string) => string;
	now: Date;
};
const COUPONS = [
	{ id: 1, code: "WELCOME20", percent_bps: 2000, scope: "courses", note: "For the first course" },
	{ id: 2, code: "SPRING", percent_bps: 1500, scope: "all", note: "Spring of last year" },
];

export function sellCourses(books: Books, { purchases, courses, people, bringerOf, lineOf, now }: Selling): void {
	const random = createRandom("course orders");
	for (const coupon of COUPONS) {
		const from = now.getTime() - 420 * DAY_MS;
		const until = coupon.id === 2 ? lastDay(dayOf(new Date(now.getTime() - 151 * DAY_MS), "UTC"), "UTC") : null;
		books.add("coupons", {
			...coupon,
			duration: "once",
			from_at: from,
			until_at: until?.endsAt.getTime() ?? null,
			max_uses: null,
			created_at: from,
			from_day: dayOf(new Date(from), "UTC"),
			last_day: until?.day ?? null,
		});
	}
	const sold = purchases.flatMap((purchase, index): SoldOrder[] => {
		const buyer = people.get(purchase.email);
		const of = courses.filter(({ id }) => id === purchase.courseId);
		const course =
			of.find(({ language }) => language === buyer?.language) ?? of.find(({ language }) => language === "en");
		if (!buyer || !course) return [];
		const at = new Date(purchase.at);
		const coupon = random.chance(0.25) ? COUPONS[at.getTime() < now.getTime() - 150 * DAY_MS ? 1 : 0] : undefined;
		const affiliateId = coupon ? undefined : bringerOf(index);
		const one = books.sell({
			key: `${buyer.email}/course-${course.id}`,
			buyer,
			at,
			currency: "USD",
			listMinor: course.priceCents,
			title: course.title,
			line: lineOf(buyer.language, "course", course.title),
			...(coupon ? { discountMinor: Math.round((course.priceCents * coupon.percent_bps) / 10_000) } : {}),
			...(affiliateId ? { affiliateId } : {}),
			order: {
				kind: "course",
				thing_id: course.id,
				...(coupon ? { coupon_id: coupon.id, coupon_code: coupon.code } : {}),
			},
		});
		if (coupon) {
			books.add("coupon_uses", {
				coupon_id: coupon.id,
				order_id: one.id,
				user_id: buyer.id,
				person_keys: "[]",
				state: "used",
				reserved_at: purchase.at - 240_000,
				expires_at: purchase.at + DAY_MS,
				settled_at: purchase.at,
			});
		}
		return [one];
	});
	addRefundsAndDisputes(
		books,
		sold.filter(({ sale }) => !sale.buyer.email.startsWith("student")),
		now,
	);
	addUnpaid(books, { people, courses, now });
}

function addRefundsAndDisputes(books: Books, sold: SoldOrder[], now: Date): void {
	const of = (index: number) => sold[sold.length - 1 - index];
	const [asks, refused, kind, disputed, won] = [of(1), of(4), of(7), of(2), of(12)];
	const after = (one: SoldOrder, days: number) =>
		new Date(Math.min(one.sale.at.getTime() + days * DAY_MS, now.getTime() - DAY_MS / 4));
	if (asks) {
		const reason = "I have less time than I thought.";
		const at = after(asks, 2);
		books.add(
			"refunds",
			books.request(asks, { id: idOf("refund", asks.id), kind: "guarantee", state: "requested", at, reason }),
		);
	}
	if (refused) {
		const [at, reason] = [after(refused, 2), "I have finished it and do not need it any more."];
		const asked = books.request(refused, {
			id: idOf("refund", refused.id),
			kind: "guarantee",
			state: "declined",
			at,
			reason,
		});
		const answered = after(refused, 4).getTime();
		const message = "You have finished the course and hold its certificate.";
		books.add("refunds", { ...asked, message, decided_at: answered, changed_at: answered });
	}
	if (kind) books.giveBack(kind, { kind: "goodwill", at: after(kind, 6), minor: Math.floor(kind.netMinor / 4) });
	if (disputed) addDispute(books, disputed, { state: "open", opened: after(disputed, 1).getTime(), closed: null });
	if (won) {
		addDispute(books, won, { state: "won", opened: after(won, 5).getTime(), closed: after(won, 30).getTime() });
	}
}

function addUnpaid(books: Books, { people, courses, now }: Pick<Selling, "people" | "courses" | "now">): void {
	const buyers = [...people.values()].filter(({ email }) => email.startsWith("buyer")).slice(0, 5);
	const course = courses.find(({ language }) => language === "en");
	for (const [index, buyer] of buyers.entries()) {
		if (!course) return;
		const at = now.getTime() - (40 + index * 67) * DAY_MS;
		const amounts = { list_minor: course.priceCents, net_minor: course.priceCents, total_minor: course.priceCents };
		const id = idOf("unpaid", buyer.email);
		books.add("orders", {
			id,
			user_id: buyer.id,
			kind: "course",
			thing_id: course.id,
			occasion: "purchase",
			title: course.title,
			language: buyer.language,
			state: "expired",
			trouble: index === 0 ? "insufficientFunds" : null,
			currency: "USD",
			...amounts,
			discount_minor: 0,
			tax_minor: 0,
			refunded_minor: 0,
			country: buyer.country,
			gateway: "sandbox",
			is_test: 1,
			idempotency_key: `demo-unpaid-${index}`,
			created_at: at,
			changed_at: at + DAY_MS,
			expires_at: at + DAY_MS,
		});
	}
}
