import { useEffect } from "react";

/**
 * What the tab and screen readers call a page that is shown in the place of
 * another, whose loader has named nothing.
 */
export function PageTitle({ children }: { children: string }) {
	const title = `${children} · G.R.E.W.`;
	useEffect(() => {
		const before = document.title;
		document.title = title;
		return () => {
			// The next page may have named itself already.
			if (document.title === title) document.title = before;
		};
	}, [title]);
	return null;
}
