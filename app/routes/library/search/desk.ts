import { TICKETS_LIST } from "#app/features/library/help/desk/tickets-query.ts";
import { listTickets } from "#app/features/library/help/face.server.ts";
import { ticketNumber } from "#app/features/library/help/tickets/ticket-number.ts";
import { DESK_KINDS, type DeskHits } from "#app/features/library/search/palette/desk-hits.ts";
import { orderName } from "#app/features/money/orders/own/order-view.server.ts";
import { findOrders } from "#app/features/operations/admin/orders/find-orders.server.ts";
import { ORDERS_LIST } from "#app/features/operations/admin/orders/orders-query.ts";
import { admins, guarded } from "#app/features/people/auth/access.server.ts";
import { listPeople } from "#app/features/people/users/face.server.ts";
import { PEOPLE_LIST } from "#app/features/people/users/list/people-query.ts";

const SHOWN = 4;

export const loader = guarded(admins, async ({ db, request, user }) => {
	const q = new URL(request.url).searchParams.get("q") ?? "";
	const now = new Date();
	const params = new URLSearchParams({ q });
	const people = PEOPLE_LIST.parse(params);
	const orders = ORDERS_LIST.parse(params);
	const tickets = TICKETS_LIST.parse(new URLSearchParams({ q, status: "any" }));
	const holds = {
		people: user.capabilities.includes("people"),
		orders: user.capabilities.includes("money"),
		tickets: user.capabilities.includes("support"),
	};
	// An empty search would match everything.
	if (people.q === "")
		return answer(Object.fromEntries(DESK_KINDS.filter((kind) => holds[kind]).map((kind) => [kind, []])));
	const hits: DeskHits = {};
	if (holds.people) {
		const found = await listPeople(db, people, now, { after: null, limit: SHOWN });
		hits.people = found.map(({ id, name, email }) => ({ title: name, note: email, to: `/admin/users/${id}` }));
	}
	if (holds.orders) {
		const { rows } = await findOrders(db, orders, now);
		hits.orders = rows.slice(0, SHOWN).map(({ id, title, name }) => ({
			title: orderName(id),
			note: [name, title].filter(Boolean).join(" · "),
			to: `/admin/orders/${id}`,
		}));
	}
	if (holds.tickets) {
		const found = await listTickets(db, tickets, user.id);
		hits.tickets = found.slice(0, SHOWN).map(({ key, subject, personName, ...ticket }) => ({
			title: subject,
			note: [ticketNumber(ticket), personName].filter(Boolean).join(" · "),
			to: `/admin/help/tickets/${key}`,
		}));
	}
	return answer(hits);
});

function answer(hits: DeskHits) {
	return Response.json(hits, { headers: { "Cache-Control": "no-store" } });
}
