import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { DEAL_LINES, type DealLine } from "#db/schema/community/forum-kinds.ts";
import { amountsOf, compareSheets } from "../deals/compare-sheets";
import type { ListedDoubt } from "../deals/doubts.repository.server";
import { publicName } from "../public-name";
import { dealSums } from "./deal-sums";

type SheetPost = {
	id: number;
	number: number;
	authorId: number | null;
	authorName: string | null;
	doubts: Partial<Record<DealLine, number>>;
};
type DealViewInput = {
	viewer: { id: number; isModerator: boolean } | null;
	topic: { id: number; closedAt: Date | null };
	sheet: { deal: DealSheet; authorId: number | null } | null;
	doubts: readonly ListedDoubt[];
	/** Authors whom the viewer has blocked. */
	blocked: readonly (number | null)[];
	formats: Formats;
	language: string;
	/** A trace takes no doubts. */
	isShown: boolean;
};

/**
 * A deal with the school's sums, in words: each line with its doubts, and in an answer with the amount of the topic's
 * sheet where that differs.
 */
export function dealView(deal: DealSheet, post: SheetPost, shown: DealViewInput) {
	const { viewer, topic, sheet, language, isShown } = shown;
	const amount = (value: number) => numberFormat(language, { maximumFractionDigits: 0 }).format(value);
	const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
		deal.marginPercent / 100,
	);
	const amounts = amountsOf(deal);
	const compared = post.number > 1 && sheet ? compareSheets(sheet.deal, deal) : null;
	const isOwn = viewer !== null && viewer.id === post.authorId;
	const isBlocked = post.authorId !== null && shown.blocked.includes(post.authorId);
	return {
		postId: post.id,
		number: post.number,
		/** Whose numbers the sheet of an answer has. */
		author: post.number > 1 && post.authorName !== null ? publicName(post.authorName) : null,
		place: deal.place,
		currency: deal.currency,
		asking: deal.asking === null ? null : amount(deal.asking),
		percent,
		lines: DEAL_LINES.map((name) => {
			const was = compared?.was[name];
			return {
				name,
				amount: amount(amounts[name]),
				was: was === undefined ? null : amount(was),
				...lineDoubtsView(name, post, shown),
			};
		}),
		offer: amount(dealSums(deal).offer),
		difference: compared && {
			side:
				compared.difference < 0 ? ("below" as const) : compared.difference > 0 ? ("above" as const) : ("same" as const),
			amount: amount(Math.abs(compared.difference)),
			/** The sheet of the topic is the reader's. */
			isYours: viewer !== null && viewer.id === sheet?.authorId,
		},
		may: { doubt: isShown && viewer !== null && !isOwn && !isBlocked && topic.closedAt === null },
		/** For visitors. */
		signIn: viewer === null && topic.closedAt === null ? signInPath(`/forum/${topic.id}/${post.number}`) : null,
	};
}
export type DealView = ReturnType<typeof dealView>;
export type DealLineView = DealView["lines"][number];

function lineDoubtsView(line: DealLine, post: SheetPost, { viewer, doubts, formats }: Omit<DealViewInput, "isShown">) {
	const here = doubts.filter((doubt) => doubt.postId === post.id && doubt.line === line);
	const ownDoubt = viewer ? here.find(({ userId }) => userId === viewer.id) : undefined;
	return {
		doubts: post.doubts[line] ?? 0,
		/** The reader's comment, empty without one; null while they do not doubt the line. */
		ownDoubt: ownDoubt ? { comment: ownDoubt.comment, isHidden: isHidden(ownDoubt) } : null,
		comments: here
			.filter((doubt) => doubt.comment !== "" && !isHidden(doubt))
			.sort((a, b) => a.doubtedAt.getTime() - b.doubtedAt.getTime())
			.map(({ id, userId, name, comment, doubtedAt }) => ({
				id,
				name: publicName(name),
				text: comment,
				at: formats.dateTime(doubtedAt),
				mayRemove: viewer !== null && viewer.id === userId,
				mayDecide: viewer?.isModerator === true && viewer.id !== userId,
				mayReport: viewer === null || viewer.id !== userId,
			})),
	};
}

const isHidden = ({ hiddenAt, withdrawnAt }: ListedDoubt) => hiddenAt !== null || withdrawnAt !== null;
