import { clockTime } from "#app/shared/words/clock-time.ts";
import { Play } from "#app/ui/icons.tsx";

type Props = { seconds: number; label: string; onSeek: (seconds: number) => void };

/** Leads the film to a time. */
export function SeekButton({ seconds, label, onSeek }: Props) {
	return (
		<button
			type="button"
			data-tooltip={label}
			onClick={() => onSeek(seconds)}
			className="flex min-h-11 items-center gap-1.5 rounded-control px-2 text-label text-ink-muted tabular hover:bg-surface-sunken hover:text-ink"
		>
			<Play className="size-3.5" />
			{clockTime(seconds)}
			<span className="sr-only">{label}</span>
		</button>
	);
}
