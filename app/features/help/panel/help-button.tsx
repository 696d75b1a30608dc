import { Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CircleQuestionMark } from "../../../ui/icons";
import { Link } from "../../../ui/link";
import { useLazyComponent } from "../../../ui/use-lazy-component";

/**
 * The button on every screen that opens the help of the page beside it. Code, words and article of the panel are
 * fetched when it is opened. Without script it leads to the help.
 */
export function HelpButton() {
	const { t } = useTranslation("frame");
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLAnchorElement | null>(null);
	const giveUp = useCallback(() => window.location.assign("/help"), []);
	const Panel = useLazyComponent(isOpen, loadPanel, giveUp);
	const close = useCallback(() => {
		setOpen(false);
		button.current?.focus();
	}, []);

	return (
		<>
			<Link
				to="/help"
				aria-label={t("help.open")}
				aria-expanded={isOpen}
				data-tooltip={t("help.open")}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
					event.preventDefault();
					button.current = event.currentTarget;
					if (isOpen) close();
					else setOpen(true);
				}}
				className="hit-area inline-flex size-11 items-center justify-center rounded-full border border-control bg-surface-raised text-ink shadow-float transition-colors duration-quick hover:bg-surface-sunken"
			>
				<CircleQuestionMark className="size-5" />
			</Link>
			{isOpen && Panel ? (
				<Suspense>
					<Panel close={close} hide={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}

const loadPanel = () => import("./help-panel").then(({ HelpPanel }) => HelpPanel);
