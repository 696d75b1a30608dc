import { Fragment } from "react";
import { Link } from "#app/ui/link.tsx";
import type { TypePart } from "../schema-type";

export function TypeText({ type }: { type: readonly TypePart[] }) {
	let position = 0;
	return (
		<code translate="no" className="font-mono text-step-1 text-ink-muted wrap-anywhere">
			{type.map((part) => {
				position += 1;
				if ("text" in part) return <Fragment key={position}>{part.text}</Fragment>;
				return (
					<Link key={position} to={`/developers/shapes#shape-${part.shape}`} className="link">
						{part.shape}
					</Link>
				);
			})}
		</code>
	);
}
