import { classNames } from "#app/ui/class-names.ts";
import { landingPictures } from "./landing-pictures";

/** Contours in the current text colour: set `text-…` and `opacity-…`. The caller positions it. */
export function ContourBand({ className }: { className?: string }) {
	const contours = landingPictures?.contours;
	if (!contours) return null;
	const style = { "--contours": `url("${contours.src}")` } as object;
	return (
		<div
			aria-hidden="true"
			style={style}
			className={classNames(
				"pointer-events-none bg-current mask-(--contours) mask-size-[100%_100%] mask-no-repeat",
				className,
			)}
		/>
	);
}
