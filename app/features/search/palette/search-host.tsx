import { useNavigate } from "@remix-run/react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "../../../shared/words/language-prefix";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { onPaletteRequest } from "./palette-request";

/**
 * Mounted once, in the root: opens the search over the page for whoever asks for it. Its code and its words are fetched
 * the first time; when they do not come, the page of the search is opened instead.
 */
export function SearchHost() {
	const [isOpen, setOpen] = useState(false);
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const opener = useRef<Element | null>(null);
	const close = useCallback(() => setOpen(false), []);
	const goToPage = useCallback(() => {
		setOpen(false);
		navigate(withLanguagePrefix("/search", prefix));
	}, [navigate, prefix]);
	const Palette = useLazyComponent(isOpen, loadPalette, goToPage);

	useEffect(
		() =>
			onPaletteRequest(() => {
				opener.current = document.activeElement;
				setOpen(true);
			}),
		[],
	);
	// What it leads to, it closes for itself. A page that was on its way when it was opened may come in behind it.
	useEffect(() => {
		window.addEventListener("popstate", close);
		return () => window.removeEventListener("popstate", close);
	}, [close]);

	if (!Palette || !isOpen) return null;
	return (
		<Suspense fallback={null}>
			<Palette close={close} returnFocus={() => focusAgain(opener.current)} />
		</Suspense>
	);
}

const loadPalette = () => import("./search-palette").then(({ SearchPalette }) => SearchPalette);

function focusAgain(opener: Element | null) {
	const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById("main");
	if (target instanceof HTMLElement) target.focus();
}
