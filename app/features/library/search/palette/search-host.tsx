import { useNavigate } from "@remix-run/react";
import { Suspense, useCallback, useEffect } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { paletteRequest } from "./palette-request";

/** Mounted once, in the root. Loads the palette on first use; when that fails, it navigates to the search page. */
export function SearchHost() {
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const goToPage = useCallback(() => navigate(withLanguagePrefix("/search", prefix)), [navigate, prefix]);
	const { Part: Palette, isOpen, close, returnFocus } = useLazyOverlay(paletteRequest, loadPalette, goToPage);

	// Results close the palette themselves. A navigation that was already pending must not close it.
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
