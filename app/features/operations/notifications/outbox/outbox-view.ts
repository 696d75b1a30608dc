import type { Formats } from "#app/shared/words/formats.ts";
import type { FoundMessage } from "./find-message.server";
import { linkedText } from "./linked-text";
import type { Message, MessagePage } from "./list-messages.server";
import { COUNTED_MESSAGES, MESSAGE_STATES, type MessagesQuery } from "./messages-query";

export type ListView = ReturnType<typeof listView>;
export type RowView = ListView["rows"][number];
export type DetailView = ReturnType<typeof detailView>;

export function listView(
	{ rows, next, previous, counts, waitingInAll }: MessagePage,
	query: MessagesQuery,
	{ formats, now }: { formats: Formats; now: Date },
) {
	const all = MESSAGE_STATES.reduce((sum, state) => sum + counts[state], 0);
	const shown = (count: number) => ({ number: formats.number(count), isMore: count >= COUNTED_MESSAGES });
	return {
		query,
		waitingInAll,
		rows: rows.map((row) => rowView(row, formats, now)),
		pages: { next, previous },
		counts: {
			all: shown(all),
			sent: shown(counts.sent),
			waiting: shown(counts.waiting),
			failed: shown(counts.failed),
		},
	};
}

type DetailReader = {
	formats: Formats;
	origin: string;
	from: string | null;
	now: Date;
	/** Finds words of the desk: `mails.<kind>`. */
	textOf: (key: string) => string | null;
};

/** A message with its delivery, formatted for the page. `from` is null where no sender is configured. */
export function detailView(message: FoundMessage, { formats, origin, from, now, textOf }: DetailReader) {
	const { text, html, to, subject, at, kind, delivery } = message;
	const shown = (instant: Date | null) => instant && formats.dateTime(instant);
	const headers: [name: string, value: string | null][] = [
		["From", from],
		["To", to],
		["Subject", subject],
		["Date", text === null ? null : at.toUTCString()],
	];
	return {
		...rowView(message, formats, now),
		wholeAt: formats.dateTime(at),
		kindName: kind && (textOf(`mails.${kind}`) ?? kind),
		text,
		html,
		parts: text === null ? null : linkedText(text, origin),
		headers: headers.filter((header): header is [string, string] => header[1] !== null),
		delivery: delivery && {
			...delivery,
			attempts: { count: delivery.attempts, number: formats.number(delivery.attempts) },
			askedAt: shown(delivery.askedAt),
			doneAt: shown(delivery.doneAt),
			deadAt: shown(delivery.deadAt),
			nextTryAt: shown(delivery.nextTryAt),
		},
	};
}

function rowView({ id, state, at, to, subject }: Message, formats: Formats, now: Date) {
	return { id, state, to, subject, at: formats.timeOrDay(at, now), instant: at.toISOString() };
}
