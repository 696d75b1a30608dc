import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { CircleQuestionMark } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { toggleHelp, useIsHelpOpen } from "./use-help";

/** Opens the help panel (`HelpHost`); without JavaScript it links to the help. */
export function HelpButton({ className }: { className: string }) {
	const { t } = useTranslation("frame");
	const isOpen = useIsHelpOpen();
	return (
		<Link
			to="/help"
			aria-label={t("help.open")}
			aria-expanded={isOpen}
			data-tooltip={t("help.open")}
			onClick={(event) => toggleHelp(event)}
			className={classNames("items-center justify-center transition-colors duration-quick", className)}
		>
			<CircleQuestionMark className="size-5" />
		</Link>
	);
}

export function HelpInCorner() {
	return (
		<HelpButton className="hit-area inline-flex size-11 rounded-full border border-control bg-surface-raised text-ink shadow-float hover:bg-surface-sunken max-md:hidden" />
	);
}

/** For pages without the site header, because on phones nothing may cover the bottom edge. */
export function HelpInHead() {
	return (
		<HelpButton className="inline-flex size-11 shrink-0 rounded-control text-ink-muted hover:bg-surface-sunken hover:text-ink md:hidden" />
	);
}
