import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { clockTime } from "#app/shared/words/clock-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { type Cue, cuesByChapter, currentCue } from "./cues";

type Props = {
	cues: readonly Cue[];
	chapters: readonly Cue[];
	time: number;
	lang: string;
	onSeek: (seconds: number) => void;
};

export function Transcript({ cues, chapters, time, lang, onSeek }: Props) {
	const { t } = useTranslation("lesson");
	const box = useRef<HTMLDivElement>(null);
	const current = cues[currentCue(cues, time)];

	// Only the box is moved, never the page: the reader may be elsewhere. It holds still for whoever walks through it by the
	// keyboard; a line that was clicked keeps the focus as well, and is left behind.
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows the caption, not every moment
	useEffect(() => {
		const list = box.current;
		const row = list?.querySelector<HTMLElement>("[aria-current]");
		if (!list || !row || list.querySelector(":focus-visible")) return;
		list.scrollTop = row.offsetTop - list.clientHeight / 2 + row.clientHeight / 2;
	}, [current?.start]);

	if (cues.length === 0) return null;
	return (
		<Disclosure summary={t("video.transcript")} className="mt-2 text-ui">
			<div ref={box} lang={lang} className="relative max-h-72 overflow-y-auto overscroll-contain">
				{cuesByChapter(cues, chapters).map(({ chapter, cues: own }) => (
					<div key={chapter?.start ?? 0}>
						{chapter ? <p className="px-2 pt-3 pb-1 text-label font-strong text-ink-muted">{chapter.text}</p> : null}
						<ul>
							{own.map((cue) => (
								<li key={cue.start}>
									<button
										type="button"
										aria-current={cue === current ? "true" : undefined}
										onClick={() => onSeek(cue.start)}
										className={classNames(
											"flex min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-2 text-left hover:bg-surface-sunken",
											cue === current && "bg-brand-soft",
										)}
									>
										<span className="shrink-0 text-step-1 text-ink-muted tabular">{clockTime(cue.start)}</span>
										<span className="min-w-0">{cue.text.replaceAll("\n", " ")}</span>
									</button>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Disclosure>
	);
}
