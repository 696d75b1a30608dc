import { useEffect, useState } from "react";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { KEY_OF_LIMIT } from "../../trust/limit-keys";
import type { LimitsView } from "./limits-view.server";
import { marksOver, type PostCounts } from "./post-counts";

type Writing = {
	text: string;
	limits: LimitsView;
	maxLength: number | undefined;
	/** What the school has counted in the text; null until it has. */
	counts: PostCounts | null;
};

/** Why the text cannot be sent as it is, in words: the rule, the count, and when it ends. Empty when it can. */
export function useLimits({ text, limits, maxLength, counts }: Writing): string[] {
	const say = useMessages("forum");
	const blocks = useActiveBlocks(limits.activeBlocks);
	const length = text.trim().length;
	const messages: FormMessage[] = [...blocks];
	if (maxLength !== undefined && length > maxLength) {
		messages.push({ key: "limits.length", values: { limit: maxLength, count: length } });
	}
	if (counts !== null && limits.maxPerPost !== null) {
		for (const mark of marksOver(counts, limits)) {
			const limit = Math.max(limits.maxPerPost[mark], limits.currentCounts?.[mark] ?? 0);
			messages.push({ key: KEY_OF_LIMIT[mark], values: { limit, used: counts[mark] } });
		}
	}
	return messages.map(say);
}

/** `setTimeout` overflows above 24.8 days. */
const LONGEST_TIMER_MS = 86_400_000;

function useActiveBlocks(blocks: LimitsView["activeBlocks"]): FormMessage[] {
	// 0 until the first timer, so that server and client render the same.
	const [now, setNow] = useState(0);
	const next = Math.min(...blocks.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt > now));
	useEffect(() => {
		if (!Number.isFinite(next)) return;
		const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, next - Math.max(now, Date.now())));
		const timer = window.setTimeout(() => setNow(Date.now()), wait);
		return () => clearTimeout(timer);
	}, [next, now]);
	return blocks.filter(({ endsAt }) => endsAt > now).map(({ message }) => message);
}
