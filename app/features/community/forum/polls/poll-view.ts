import type { Formats } from "#app/shared/words/formats.ts";
import { isPollClosed, showsFigures } from "./poll-rules";
import type { FoundPoll } from "./polls.repository.server";

type PollViewInput = { topic: { closedAt: Date | null }; isMember: boolean; formats: Formats; now: Date };

/** A poll as this reader sees it. Figures that they may not see yet are not in it. */
export function pollView(poll: FoundPoll, { topic, isMember, formats, now }: PollViewInput) {
	const { question, options, isMultiple, results, closesAt, voterCount, counts, chosen } = poll;
	const isClosed = isPollClosed(poll, topic, now);
	const hasVoted = chosen !== null;
	const hasFigures = showsFigures(poll, { isClosed, hasVoted });
	const votesOf = (place: number) => counts.find((count) => count.place === place)?.votes ?? 0;
	return {
		question,
		isMultiple,
		results,
		isClosed,
		hasVoted,
		mayVote: isMember && !isClosed,
		closes: closesAt ? formats.dateTime(closesAt) : null,
		voters: voterCount,
		options: options.map((text, place) => ({
			place,
			text,
			isMine: chosen?.includes(place) ?? false,
			/** Of those who have voted, in percent. */
			figures: hasFigures ? figuresOf(votesOf(place), voterCount) : null,
		})),
	};

	function figuresOf(votes: number, voters: number) {
		const percent = voters > 0 ? Math.min(100, (100 * votes) / voters) : 0;
		return { votes, percent, share: formats.percent(percent) };
	}
}
export type PollView = ReturnType<typeof pollView>;
