import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listStaff } from "../tickets/tickets.repository.server.ts";
import { countMatchingTickets, countTickets, listFirstAnswers, listTickets } from "./desk.repository.server.ts";
import { inboxView } from "./inbox-view.ts";
import { TICKETS_LIST } from "./tickets-query.ts";

const MONTH_MS = 30 * DAY_MS;

type Input = { user: CurrentUser; language: Language; search: URLSearchParams; now: Date };

/** `movedTo` is the last page when the URL names a later one. */
export async function inboxPageData(db: Database, { user, language, search, now }: Input) {
	const t = getFixedT(language, "desk");
	const query = TICKETS_LIST.parse(search);
	const {
		tickets,
		asked: [asked],
		open: [open],
		waiting: [waiting],
		answered: [answered],
		closed: [closed],
		any: [any],
		answers,
		staff,
	} = await inBatch(db, {
		tickets: listTickets(db, query, user.id),
		asked: countMatchingTickets(db, query, user.id),
		open: countTickets(db, "open"),
		waiting: countTickets(db, "waiting"),
		answered: countTickets(db, "answered"),
		closed: countTickets(db, "closed"),
		any: countTickets(db, "any"),
		answers: listFirstAnswers(db, new Date(now.getTime() - MONTH_MS)),
		staff: listStaff(db, now),
	});
	const counts = [open, waiting, answered, closed, any].map((row) => row?.n ?? 0);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const view = inboxView({ tickets, asked: asked?.n ?? 0, counts, answers, staff }, query, { now, formats });
	return {
		movedTo: query.page > view.pageCount ? TICKETS_LIST.href(query, { page: view.pageCount }) : null,
		page: { title: t("title"), description: t("description"), view },
	};
}
