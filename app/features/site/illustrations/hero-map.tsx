import { classNames } from "#app/ui/class-names.ts";
import { FirstPicture } from "./first-picture";
import { landingPictures } from "./landing-pictures";
import { ThemedPicture } from "./themed-picture";

/**
 * The town behind the first words of the landing page, for a wide screen: it lies at the
 * right and gives way to the words at the left. The caller places it (absolute, inset 0).
 */
export function HeroMap({ className }: { className?: string }) {
	return (
		<div
			aria-hidden="true"
			className={classNames("pointer-events-none mask-(--clear-of-words)", className)}
			style={CLEAR}
		>
			<FirstPicture pictures={landingPictures?.hero} media="(width >= 68.75rem)" className="size-full" />
		</div>
	);
}

/** The same town as a band of its own, for a phone: 390 by 310. */
export function HeroBand({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none", className)}>
			<FirstPicture pictures={landingPictures?.heroBand} media="(width < 68.75rem)" className="size-full" />
		</div>
	);
}

/** The town at the foot of the landing page, most of it filled in. */
export function ClosingMap({ className }: { className?: string }) {
	return (
		<div
			aria-hidden="true"
			className={classNames("pointer-events-none mask-(--clear-of-words)", className)}
			style={CLEAR}
		>
			<ThemedPicture pictures={landingPictures?.closing} className="size-full" />
		</div>
	);
}

/** In rem as well as in shares of the width: the words beside it grow with the size of text, and keep theirs on a narrow screen. */
const CLEAR = {
	"--clear-of-words":
		"linear-gradient(to right, transparent max(36%, var(--words, 32rem)), black max(60%, var(--words, 32rem) + 16rem))",
} as object;
