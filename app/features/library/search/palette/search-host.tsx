import { useNavigate } from "@remix-run/react";
import { Suspense, useCallback, useEffect } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { paletteRequest } from "./palette-request";

/**
 * Mounted once, in the root: opens the search over the page for the signed-in user for it. Its code and its words are fetched
 * the first time; when they do not come, the page of the search is opened instead.
 */
export function SearchHost() {
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const goToPage = useCallback(() => navigate(withLanguagePrefix("/search", prefix)), [navigate, prefix]);
	const { Part: Palette, isOpen, close, returnFocus } = useLazyOverlay(paletteRequest, loadPalette, goToPage);

	// What it leads to, it closes for itself. A page that was on its way when it was opened may come in behind it.
	useEffect(() => {
		window.addEventListener("popstate", close);
		return () => window.removeEventListener("popstate", close);
	}, [close]);

	if (!Palette || !isOpen) return null;
	return (
		<Suspense fallback={null}>
			<Palette close={close} returnFocus={returnFocus} />
		</Suspense>
	);
}

const loadPalette = () => import("./search-palette").then(({ SearchPalette }) => SearchPalette);
