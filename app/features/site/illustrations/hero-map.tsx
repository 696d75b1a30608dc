import { classNames } from "#app/ui/class-names.ts";
import { FirstPicture } from "./first-picture";
import { landingPictures } from "./landing-pictures";
import { ThemedPicture } from "./themed-picture";

/** Wide screens: at the right, fading towards the text. The caller positions it (absolute, inset 0). */
export function HeroMap({ className }: { className?: string }) {
	return (
		<div
			aria-hidden="true"
			className={classNames("pointer-events-none mask-(--clear-of-words)", className)}
			style={CLEAR_AREA}
		>
			<FirstPicture pictures={landingPictures?.hero} media="(width >= 68.75rem)" className="size-full" />
		</div>
	);
}

export function HeroBand({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none", className)}>
			<FirstPicture pictures={landingPictures?.heroBand} media="(width < 68.75rem)" className="size-full" />
		</div>
	);
}

export function ClosingMap({ className }: { className?: string }) {
	return (
		<div
			aria-hidden="true"
			className={classNames("pointer-events-none mask-(--clear-of-words)", className)}
			style={CLEAR_AREA}
		>
			<ThemedPicture pictures={landingPictures?.closing} className="size-full" />
		</div>
	);
}

/**
 * In rem as well as a share of the width, because the text beside it grows with the font size, but keeps its room on
 * narrow screens.
 */
const CLEAR_AREA = {
	"--clear-of-words":
		"linear-gradient(to right, transparent max(36%, var(--words, 32rem)), black max(60%, var(--words, 32rem) + 16rem))",
} as object;
