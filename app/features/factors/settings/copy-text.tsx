import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { useCopied } from "../../share/use-copied";

/** Puts a text on the clipboard, and says so for two seconds. Not there until script runs, since it needs it. */
export function CopyText({ text, children }: { text: string; children: ReactNode }) {
	const { t } = useTranslation("factors");
	const { isCopied, show } = useCopied();
	const [canCopy, setCanCopy] = useState(false);
	useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

	if (!canCopy) return null;
	const copy = () => navigator.clipboard.writeText(text).then(show, () => setCanCopy(false));
	return (
		<Button variant="secondary" size="sm" className="mt-2" onClick={copy}>
			<span aria-live="polite">{isCopied ? t("codes.copied") : children}</span>
		</Button>
	);
}
