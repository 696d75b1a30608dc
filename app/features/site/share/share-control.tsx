import { type KeyboardEvent, type MouseEvent, useCallback, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Check, ShareIcon } from "#app/ui/icons.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { useCopied } from "./use-copied";

export type ShareControlProps = {
	/** Defaults to the current page. Secrets are removed before sharing. */
	url?: string;
	title?: string;
	description?: string;
	variant?: "minimal" | "button";
	/** 36, 44 or 52 px high. */
	size?: "sm" | "md" | "lg";
	className?: string;
};

/** Its menu loads on first use. Routes that use it need the namespace `share` in their `handle`. */
export function ShareControl({
	url,
	title,
	description,
	variant = "button",
	size = "md",
	className = "",
}: ShareControlProps) {
	const { t } = useTranslation("share");
	const [isOpen, setOpen] = useState(false);
	const [startsAtFirst, setStartsAtFirst] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const buttonId = useId();
	const copied = useCopied();
	const close = useCallback(() => setOpen(false), []);
	const Menu = useLazyComponent(isOpen, loadMenu, close);

	function toggle({ detail }: MouseEvent) {
		// A click without pointerdown comes from the keyboard.
		setStartsAtFirst(detail === 0);
		setOpen(!isOpen);
	}

	function openDownwards(event: KeyboardEvent) {
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		setStartsAtFirst(true);
		setOpen(true);
	}

	const Icon = copied.isCopied ? Check : ShareIcon;
	const word = t(copied.isCopied ? "copied" : "label");
	return (
		<span className={classNames("relative inline-flex", className)}>
			<button
				ref={button}
				id={buttonId}
				type="button"
				aria-haspopup="menu"
				aria-expanded={isOpen}
				aria-controls={isOpen && Menu ? `${buttonId}-menu` : undefined}
				aria-label={variant === "minimal" ? word : undefined}
				data-tooltip={variant === "minimal" ? word : undefined}
				onClick={toggle}
				onKeyDown={openDownwards}
				className={
					variant === "minimal"
						? classNames(square, squareSizes[size])
						: buttonStyle({ variant: "secondary", size }, "w-full")
				}
			>
				<Icon className={classNames("size-4.5", copied.isCopied && "text-brand-text")} />
				{variant === "button" ? <StableLabel isCopied={copied.isCopied} /> : null}
			</button>
			{variant === "minimal" && copied.isCopied ? (
				<span aria-hidden="true" className={bubble}>
					{word}
				</span>
			) : null}
			{Menu ? (
				<Menu
					id={`${buttonId}-menu`}
					isOpen={isOpen}
					onOpenChange={setOpen}
					align={variant === "minimal" ? "end" : "start"}
					startsAtFirst={startsAtFirst}
					button={button}
					isCopied={copied.isCopied}
					onCopied={copied.show}
					url={url}
					title={title ?? t("defaults.title")}
					description={description ?? t("defaults.description")}
				/>
			) : null}
		</span>
	);
}

/** Both labels overlap, so that the button keeps its width. */
function StableLabel({ isCopied }: { isCopied: boolean }) {
	const { t } = useTranslation("share");
	return (
		<span className="grid justify-items-start">
			<span className={classNames("col-start-1 row-start-1", isCopied && "invisible")}>{t("label")}</span>
			<span className={classNames("col-start-1 row-start-1", !isCopied && "invisible")}>{t("copied")}</span>
		</span>
	);
}

const loadMenu = () => import("./share-menu").then(({ ShareMenu }) => ShareMenu);

const square =
	"inline-flex shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors duration-quick hover:bg-surface-sunken hover:text-ink";
const squareSizes = { sm: "hit-area size-9", md: "size-11", lg: "size-13" };
const bubble =
	"pointer-events-none absolute top-full right-0 z-10 mt-1 rounded-control bg-surface-brand px-2.5 py-1 text-step-1 whitespace-nowrap text-ink-on-brand shadow-float";
