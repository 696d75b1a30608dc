import type { CSSProperties } from "react";
import { VisuallyHidden } from "../visually-hidden";

/** So many of five stars; `label` says it in words. Drawn, since hardly a face of text has the letter. */
export function Stars({ stars, label }: { stars: number; label: string }) {
	return (
		<>
			<VisuallyHidden>{label}</VisuallyHidden>
			<span aria-hidden="true" className="stars" style={{ "--stars": stars } as CSSProperties} />
		</>
	);
}
