export type Cue = { start: number; end: number; text: string };

/** Index of the current cue, or the last one before; -1 before the first. */
export function currentCue(cues: readonly Cue[], time: number): number {
	return cues.findLastIndex(({ start }) => start <= time + 0.05);
}

/** Null between two captions. */
export function captionAt(cues: readonly Cue[], time: number): string | null {
	return cues.find(({ start, end }) => start <= time && time < end)?.text ?? null;
}

/** Captions by chapter; without chapters, one untitled group. */
export function cuesByChapter(cues: readonly Cue[], chapters: readonly Cue[]): { chapter: Cue | null; cues: Cue[] }[] {
	if (chapters.length === 0) return [{ chapter: null, cues: [...cues] }];
	return chapters.map((chapter, index) => {
		const next = chapters[index + 1]?.start ?? Number.POSITIVE_INFINITY;
		const from = index === 0 ? 0 : chapter.start;
		return { chapter, cues: cues.filter(({ start }) => start >= from && start < next) };
	});
}
