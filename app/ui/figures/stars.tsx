import type { CSSProperties } from "react";
import { VisuallyHidden } from "../visually-hidden";

/** `label` says the rating in words. Drawn, since few fonts have the character. */
export function Stars({ stars, label }: { stars: number; label: string }) {
	return (
		<>
			<VisuallyHidden>{label}</VisuallyHidden>
			<span aria-hidden="true" className="stars" style={{ "--stars": stars } as CSSProperties} />
		</>
	);
}
