import { useTheme } from "remix-themes/build/theme-provider";
import { COVER_SIZES } from "#app/shared/uploads/cover-address.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { CoverDrawing } from "./cover-drawing";
import { LotsLayer } from "./lots/lots-layer";
import { ThemedPicture } from "./themed-picture";

export type CourseCoverProps = {
	drawing: CoverDrawing;
	priority?: boolean;
	/**
	 * Alternative text, e.g. "6 of 16 lessons complete, drawn as lots on a plan"; empty when the text stands beside
	 * it.
	 */
	label: string;
	/** "Sheet 1 of 6", in the title block of a cover. */
	sheetLabel?: string;
	/** For width and radius. A fixed height crops the drawing. */
	className?: string;
};

export function CourseCover({ drawing, label, sheetLabel, priority, className }: CourseCoverProps) {
	const [theme] = useTheme();
	const eager = priority ? (theme ?? "light") : undefined;
	if (drawing.picture) {
		return (
			<span className={classNames("relative block aspect-3/2 overflow-hidden bg-surface-sunken", className)}>
				<img
					{...drawing.picture}
					sizes={priority ? "(min-width: 64rem) 30rem, 100vw" : "auto, 30rem"}
					alt={label}
					width={COVER_SIZES[0].width}
					height={COVER_SIZES[0].height}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : undefined}
					decoding="async"
					className="absolute inset-0 size-full object-cover dark:brightness-90"
				/>
			</span>
		);
	}
	return (
		// A span: it also stands where only text may, as in a `summary`.
		<span
			data-ground={drawing.ground}
			className={classNames(
				"relative block overflow-hidden bg-(--cover-ground)",
				drawing.isSquare ? "aspect-square" : "aspect-3/2",
				className,
			)}
		>
			<ThemedPicture pictures={drawing.town} eager={eager} className="absolute inset-0 size-full" />
			<LotsLayer drawing={drawing} label={label} sheetLabel={sheetLabel} />
		</span>
	);
}
