import { countUnfinishedJobs, listUnfinishedJobs } from "#app/features/operations/jobs/face.server.ts";
import type { JobPayload } from "#app/features/operations/jobs/job-kinds.ts";
import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import { type CursorPage, readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	countSentMessages,
	isUnsentAbout,
	listAddresses,
	listSentMessages,
	type Portion,
} from "./messages.repository.server";
import { COUNTED_MESSAGES, MESSAGES_PER_PAGE, type MessageState, type MessagesQuery } from "./messages-query";

export type Message = {
	id: string;
	state: MessageState;
	at: Date;
	/** Null when the recipient no longer exists. */
	to: string | null;
	subject: string;
};
export type MessageCounts = Record<MessageState, number>;
export type MessagePage = CursorPage<Message> & {
	counts: MessageCounts;
	/** All waiting messages, regardless of the filter. */
	waitingInAll: number;
};

/**
 * A page of the outbox and how many messages of each state the search finds. What
 * has not been sent has no text yet: its subject is the one of its kind, in `language`. `kinds`: all there are.
 */
export async function listMessages(
	db: Database,
	{ query, language, kinds }: { query: MessagesQuery; language: Language; kinds: readonly MailKind[] },
): Promise<MessagePage> {
	const { q, filters, page: cursor } = query;
	const isDescending = cursor?.side !== "before";
	const portion: Portion = {
		after: readKey(cursor, ["number", "text"]),
		isDescending,
		limit: MESSAGES_PER_PAGE + 1,
	};
	const isAsked = (...states: MessageState[]) => !filters.state || states.includes(filters.state);
	const only = (asked: boolean) => ({ ...portion, limit: asked ? portion.limit : 0 });
	const sought = { q, kind: filters.kind };
	const unsent = { kind: "mail.send", where: isUnsentAbout(sought, kindsAbout(q, { kinds, language })) } as const;
	const state = filters.state && (filters.state === "failed" ? "dead" : "waiting");

	const {
		sent,
		jobs,
		sentCount: [sentCount],
		jobCount: [jobCount],
		allJobs: [allJobs],
	} = await inBatch(db, {
		sent: listSentMessages(db, sought, only(isAsked("sent"))),
		jobs: listUnfinishedJobs(db, unsent, { ...only(isAsked("waiting", "failed")), state }),
		sentCount: countSentMessages(db, sought, COUNTED_MESSAGES),
		jobCount: countUnfinishedJobs(db, unsent, COUNTED_MESSAGES),
		allJobs: countUnfinishedJobs(db, { kind: "mail.send" }, COUNTED_MESSAGES),
	});
	const addresses = await addressesOf(db, jobs);
	const found: Message[] = [
		...sent.map((message) => ({ ...message, state: "sent" as const })),
		...jobs.map(({ id, dueAt, deadAt, payload }) => ({
			id,
			state: deadAt ? ("failed" as const) : ("waiting" as const),
			at: dueAt,
			to: addresses.get(Number(payload.userId)) ?? null,
			subject: subjectOf(payload, language),
		})),
	].sort((a, b) => (isDescending ? -1 : 1) * (a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)));

	const failed = jobCount?.dead ?? 0;
	return {
		...toCursorPage(found, { size: MESSAGES_PER_PAGE, cursor, keyOf: ({ at, id }) => [at.getTime(), id] }),
		counts: { sent: sentCount?.sent ?? 0, waiting: (jobCount?.all ?? 0) - failed, failed },
		waitingInAll: (allJobs?.all ?? 0) - (allJobs?.dead ?? 0),
	};
}

/** Values that are only known on sending become "…". */
export function subjectOf({ mail }: Partial<JobPayload<"mail.send">>, language: Language): string {
	return mailText(language)(`${mail}.subject`, NOT_KNOWN) ?? String(mail);
}

const SUBJECT_PLACEHOLDERS = [
	"code",
	"number",
	"subject",
	"title",
	"course",
	"plan",
	"date",
	"amount",
	"order",
	"what",
	"author",
];
const NOT_KNOWN = Object.fromEntries(SUBJECT_PLACEHOLDERS.map((name) => [name, "…"]));

export async function addressesOf(db: Database, jobs: readonly { payload: Record<string, unknown> }[]) {
	const ids = jobs.map(({ payload }) => payload.userId).filter((id) => typeof id === "number");
	const rows = ids.length > 0 ? await listAddresses(db, ids) : [];
	return new Map(rows.map(({ id, email }) => [id, email]));
}

function kindsAbout(q: string, { kinds, language }: { kinds: readonly MailKind[]; language: Language }): MailKind[] {
	return kinds.filter((mail) => hasAllWords(subjectOf({ mail }, language), q));
}
