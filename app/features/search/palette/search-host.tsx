import { useLocation, useNavigate } from "@remix-run/react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "../../../shared/words/language-prefix";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { onPaletteRequest } from "./palette-request";

/**
 * Mounted once, in the root: opens the search over the page for whoever asks for it. Its code and its words are fetched
 * the first time; when they do not come, the page of the search is opened instead.
 */
export function SearchHost() {
	const { key } = useLocation();
	// Open on one page: going to another closes it.
	const [openOn, setOpenOn] = useState<string | null>(null);
	const isOpen = openOn === key;
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const opener = useRef<Element | null>(null);
	const close = useCallback(() => setOpenOn(null), []);
	const goToPage = useCallback(() => {
		setOpenOn(null);
		navigate(withLanguagePrefix("/search", prefix));
	}, [navigate, prefix]);
	const Palette = useLazyComponent(isOpen, loadPalette, goToPage);

	useEffect(
		() =>
			onPaletteRequest(() => {
				opener.current = document.activeElement;
				setOpenOn(key);
			}),
		[key],
	);

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
