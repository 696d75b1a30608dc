import { useEffect } from "react";

/** Title for a page that replaces one whose loader set none. */
export function PageTitle({ children }: { children: string }) {
	const title = `${children} · G.R.E.W.`;
	useEffect(() => {
		const before = document.title;
		document.title = title;
		return () => {
			if (document.title === title) document.title = before;
		};
	}, [title]);
	return null;
}
