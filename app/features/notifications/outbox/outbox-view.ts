import type { CursorPage } from "../../../shared/lists/keyset.server";
import type { Formats } from "../../../shared/words/formats";
import type { FoundMessage } from "./find-message.server";
import { linkedText } from "./linked-text";
import type { Message, MessageCounts } from "./list-messages.server";
import { COUNTED_MESSAGES, MESSAGE_STATES, type MessagesQuery } from "./messages-query";

export type ListView = ReturnType<typeof listView>;
export type RowView = ListView["rows"][number];
export type DetailView = ReturnType<typeof detailView>;

/** A page of the outbox, with figures and dates as they are shown. */
export function listView(
	{ rows, next, previous, counts }: CursorPage<Message> & { counts: MessageCounts },
	query: MessagesQuery,
	formats: Formats,
) {
	const all = MESSAGE_STATES.reduce((sum, state) => sum + counts[state], 0);
	const shown = (count: number) => ({ number: formats.number(count), isMore: count >= COUNTED_MESSAGES });
	return {
		query,
		rows: rows.map((row) => rowView(row, formats)),
		pages: { next, previous },
		counts: {
			all: shown(all),
			sent: shown(counts.sent),
			waiting: shown(counts.waiting),
			failed: shown(counts.failed),
		},
	};
}

/** One message with all that is known of it, as it is shown. `from` is null where nobody sends mail. */
export function detailView(
	message: FoundMessage,
	{ formats, origin, from }: { formats: Formats; origin: string; from: string | null },
) {
	const { text, to, subject, at, delivery } = message;
	const shown = (instant: Date | null) => instant && formats.dateTime(instant);
	const headers: [name: string, value: string | null][] = [
		["From", from],
		["To", to],
		["Subject", subject],
		["Date", text === null ? null : at.toUTCString()],
	];
	return {
		...rowView(message, formats),
		text,
		parts: text === null ? null : linkedText(text, origin),
		headers: headers.filter((header): header is [string, string] => header[1] !== null),
		delivery: delivery && {
			...delivery,
			attempts: formats.number(delivery.attempts),
			askedAt: shown(delivery.askedAt),
			doneAt: shown(delivery.doneAt),
			deadAt: shown(delivery.deadAt),
			nextTryAt: shown(delivery.nextTryAt),
		},
	};
}

function rowView({ id, state, at, to, subject }: Message, formats: Formats) {
	return { id, state, to, subject, at: formats.dateTime(at), instant: at.toISOString() };
}
