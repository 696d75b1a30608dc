import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCopied } from "./use-copied";

type Props = {
	text: string;
	copied: string;
	variant?: "secondary" | "quiet";
	className?: string;
	children: ReactNode;
};

/** Copies a text. Hidden until hydration. */
export function CopyText({ text, copied, variant = "secondary", className, children }: Props) {
	const { isCopied, show } = useCopied();
	const [canCopy, setCanCopy] = useState(false);
	useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

	if (!canCopy) return null;
	const copy = () => navigator.clipboard.writeText(text).then(show, () => setCanCopy(false));
	return (
		<Button variant={variant} size="sm" className={className} onClick={copy}>
			<span aria-live="polite">{isCopied ? copied : children}</span>
		</Button>
	);
}
