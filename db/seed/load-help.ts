import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { HOUR_MS } from "#app/shared/durations.ts";
import type { Write } from "#db/write.ts";
import { connect, type Database } from "../client.server.ts";
import { runTogether } from "../run-together.server.ts";
import { cannedAnswers, cannedAnswerTranslations, ticketMessages, tickets } from "../schema/schema.ts";
import { CANNED_ANSWERS } from "./canned-answers.ts";
import { DEMO_TICKETS, type DemoTicket } from "./tickets.ts";

/** Does nothing if there are tickets already. Sends no mail. */
export async function loadHelp(binding: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const db = connect(binding);
	await runTogether(db, [
		...DEMO_TICKETS.flatMap((ticket) => ticketWrites(db, ticket, now)),
		...CANNED_ANSWERS.flatMap((words) => [
			db.insert(cannedAnswers).values({ createdAt: now }),
			...Object.entries(words).map(([language, { title, body }]) =>
				db.insert(cannedAnswerTranslations).values({
					answerId: sql`(select max(id) from canned_answers)`,
					language,
					title,
					body,
					changedAt: now,
				}),
			),
		]),
	]);
	say(`${DEMO_TICKETS.length} requests and ${CANNED_ANSWERS.length} ready answers are on the desk of the help.`);
}

const STAFF_USER_ID = sql`(select id from users where email = 'admin@grew.example')`;

function ticketWrites(db: Database, ticket: DemoTicket, now: Date): Write[] {
	const { name, from, language, topic, subject, page, status, isAssigned, messages, closedHoursAgo } = ticket;
	const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
	const created = at(messages[0]?.hoursAgo ?? 0);
	const answered = messages.find(({ kind }) => kind === "staff");
	const closedAt = closedHoursAgo === undefined ? null : at(closedHoursAgo);
	const owner = "email" in from ? sql`(select id from users where email = ${from.email})` : null;
	const key = createHash("sha256").update(`demo ticket ${name}`).digest("base64url");
	const year = created.getUTCFullYear();
	return [
		db.insert(tickets).values({
			key,
			year,
			serial: sql`(select coalesce(max(serial), 0) + 1 from tickets where year = ${year})`,
			language,
			topic,
			subject,
			page,
			status,
			ownerId: owner,
			assigneeId: isAssigned ? STAFF_USER_ID : null,
			...("guestName" in from ? from : {}),
			revision: messages.length,
			createdAt: created,
			openedAt: created,
			changedAt: closedAt ?? at(messages.at(-1)?.hoursAgo ?? 0),
			firstAnsweredAt: answered ? at(answered.hoursAgo) : null,
			closedAt,
		}),
		...messages.map(({ kind, hoursAgo, body }, place) =>
			db.insert(ticketMessages).values({
				key: `demo-${name}-${place}`,
				ticketId: sql`(select id from tickets where key = ${key})`,
				kind,
				body,
				authorId: kind === "person" ? owner : STAFF_USER_ID,
				createdAt: at(hoursAgo),
			}),
		),
	];
}
