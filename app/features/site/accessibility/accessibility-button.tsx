import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Accessibility } from "#app/ui/icons.tsx";
import { panelRequest } from "./panel-request";

type Props = {
	withWords?: boolean;
	onOpen?: () => void;
	returnTo?: RefObject<HTMLElement | null>;
	className?: string;
};

/** Hidden without JavaScript, because preferences live in the browser. */
export function AccessibilityButton({ withWords = false, onOpen, returnTo, className }: Props) {
	const { t } = useTranslation("frame");
	const label = t("accessibility.open");
	const open = () => {
		onOpen?.();
		panelRequest.ask(returnTo?.current);
	};

	if (!withWords) {
		return (
			<IconButton
				label={label}
				aria-haspopup="dialog"
				onClick={open}
				className={classNames("noscript:hidden", className)}
			>
				<Accessibility className="size-4.5" />
			</IconButton>
		);
	}
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			onClick={open}
			className={classNames("noscript:hidden", className ?? menuEntry)}
		>
			{label}
		</button>
	);
}

const menuEntry =
	"flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ui text-ink hover:bg-surface-sunken";
