import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNonce } from "#app/shared/request/nonce.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PanelLeft, PanelRight } from "#app/ui/icons.tsx";

type Panel = "outline" | "rail";

const STORAGE_KEY_OF_PANEL: Record<Panel, string> = { outline: "lesson-outline", rail: "lesson-rail" };

export const foldableClass: Record<Panel, string> = {
	outline: "lg:[[data-lesson-outline=folded]_&]:hidden",
	rail: "xl:[[data-lesson-rail=folded]_&]:hidden",
};

/** Reserved grid columns: the text comes first in the document and must not move when panels arrive. */
export const columnsClass = (hasRail: boolean) =>
	classNames(
		"[--outline:19rem] lg:grid lg:grid-cols-[var(--outline)_minmax(0,1fr)] [[data-lesson-outline=folded]_&]:[--outline:0rem]",
		hasRail && "[--rail:21rem] xl:grid-cols-[var(--outline)_minmax(0,1fr)_var(--rail)]",
		hasRail && "[[data-lesson-rail=folded]_&]:[--rail:0rem]",
	);

type Props = { panel: Panel; controls: string; className?: string };

/** Folds a panel, remembered in this browser. Rendered once JavaScript runs. */
export function FoldButton({ panel, controls, className }: Props) {
	const { t } = useTranslation("lesson");
	const [isFolded, setFolded] = useState<boolean | null>(null);
	useEffect(() => {
		setFolded(isRemembered(panel));
		show(panel, isRemembered(panel));
	}, [panel]);

	function toggle() {
		setFolded(!isFolded);
		show(panel, !isFolded);
		remember(panel, !isFolded);
	}

	const Icon = panel === "outline" ? PanelLeft : PanelRight;
	return (
		<IconButton
			label={t(isFolded ? `fold.${panel}Show` : `fold.${panel}Hide`)}
			aria-expanded={!isFolded}
			aria-controls={controls}
			onClick={toggle}
			className={className}
			style={isFolded === null ? { visibility: "hidden" } : undefined}
		>
			<Icon className="size-4.5" />
		</IconButton>
	);
}

/** Inline script that folds panels before first paint, without characters that React would escape. */
export function FoldBeforePaint() {
	return (
		<script nonce={useNonce()} suppressHydrationWarning>
			{
				"try{for(const k of [`outline`,`rail`])if(localStorage.getItem(`lesson-`+k)===`folded`)document.documentElement.setAttribute(`data-lesson-`+k,`folded`)}catch{}"
			}
		</script>
	);
}

function show(panel: Panel, isFolded: boolean) {
	const root = document.documentElement;
	if (isFolded) root.setAttribute(`data-${STORAGE_KEY_OF_PANEL[panel]}`, "folded");
	else root.removeAttribute(`data-${STORAGE_KEY_OF_PANEL[panel]}`);
}

function isRemembered(panel: Panel): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY_OF_PANEL[panel]) === "folded";
	} catch {
		return false;
	}
}

function remember(panel: Panel, isFolded: boolean) {
	try {
		if (isFolded) localStorage.setItem(STORAGE_KEY_OF_PANEL[panel], "folded");
		else localStorage.removeItem(STORAGE_KEY_OF_PANEL[panel]);
	} catch {}
}
