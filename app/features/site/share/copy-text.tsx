import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCopied } from "./use-copied";

type Props = {
	text: string;
	/** What stands on the button for two seconds once the text is on the clipboard. */
	copied: string;
	variant?: "secondary" | "quiet";
	className?: string;
	children: ReactNode;
};

/** Puts a text on the clipboard, and says so. Not there until script runs, since it needs it. */
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
