import { useCallback, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { Bell as BellIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { useBell } from "./use-bell";

/** More are not counted. */
const MOST = 99;
/** Below it the page is opened instead of a panel. */
const WIDE = "(min-width: 48rem)";

/** How many notifications are new, and the way to them: a panel, on phones and without script the page. */
export function Bell({ className }: { className?: string }) {
	const { t } = useTranslation("frame");
	const unseen = useBell();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLAnchorElement>(null);
	const id = useId();
	const openPage = useCallback(() => button.current?.ownerDocument.location.assign("/notifications"), []);
	const Panel = useLazyComponent(isOpen, loadPanel, openPage);
	const shown = unseen > MOST ? `${MOST}+` : String(unseen);
	const label = unseen > 0 ? t("bell.labelNew", { count: unseen, shown }) : t("bell.label");
	const [heard, setHeard] = useState(unseen);
	const hasMore = unseen > heard;
	if (unseen < heard) setHeard(unseen);

	return (
		<div className={classNames("relative inline-flex", className)}>
			<Link
				ref={button}
				to="/notifications"
				aria-label={label}
				data-tooltip={label}
				aria-expanded={isOpen}
				aria-haspopup="dialog"
				aria-controls={isOpen ? id : undefined}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(WIDE).matches) return;
					event.preventDefault();
					setOpen(!isOpen);
				}}
				className="relative inline-flex size-11 items-center justify-center rounded-control text-ink-muted transition-colors duration-quick hover:bg-surface-sunken hover:text-ink aria-expanded:bg-surface-sunken"
			>
				<BellIcon className="size-5" />
				{unseen > 0 ? (
					<span
						aria-hidden="true"
						className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-[0.6875rem] leading-5 font-strong text-brand-ink tabular"
					>
						{shown}
					</span>
				) : null}
			</Link>
			<span role="status" className="sr-only">
				{hasMore ? label : ""}
			</span>
			{Panel && isOpen ? <Panel id={id} button={button} onClose={() => setOpen(false)} /> : null}
		</div>
	);
}

const loadPanel = () => import("./bell-panel").then(({ BellPanel }) => BellPanel);
