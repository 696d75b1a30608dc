import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "../../ui/dropdown-menu";
import { Ellipsis, Link2, Mail } from "../../ui/icons";
import { toast } from "../../ui/toast-store";
import { openTarget } from "./open-target";
import { publicUrl } from "./public-url";
import { ShareGroups } from "./share-groups";
import type { ShareTarget } from "./share-targets";
import { mailtoUrl } from "./share-url";

export type ShareMenuProps = {
	id: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Which edge of the button the menu keeps to. */
	align: "start" | "end";
	/** Opened by the keyboard: the first item has the focus. */
	startsAtFirst: boolean;
	/** What opened it; named after it, and given the focus back. */
	button: RefObject<HTMLButtonElement>;
	isCopied: boolean;
	onCopied: () => void;
	url?: string;
	title: string;
	description: string;
};

/** The menu of `ShareControl`; only ever rendered in a browser. */
export function ShareMenu({ id, isOpen, onOpenChange, align, startsAtFirst, button, ...props }: ShareMenuProps) {
	const { t } = useTranslation("share");
	const content = useRef<HTMLDivElement>(null);
	const isLeft = useRef(false);
	const { title, description } = props;
	const here = window.location.href;
	const page = { url: publicUrl(props.url ?? here, here), title, description };

	// The menu was not there yet to notice which key opened it.
	useEffect(() => {
		if (!isOpen || !startsAtFirst) return;
		const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus());
		return () => cancelAnimationFrame(frame);
	}, [isOpen, startsAtFirst]);

	function announce(platform: string) {
		toast({ title: t("toasts.shared"), description: t("toasts.sharedTo", { platform }) });
	}

	function shareTo(target: ShareTarget) {
		openTarget(target, page);
		announce(target.name);
	}

	function sendMail() {
		window.location.href = mailtoUrl(page);
		announce(t("email"));
	}

	async function copyLink() {
		try {
			await navigator.clipboard.writeText(page.url);
			props.onCopied();
			toast({ title: t("toasts.copied"), description: t("toasts.copiedText") });
		} catch {
			toast({ title: t("toasts.notCopied"), description: t("toasts.notCopiedText"), variant: "destructive" });
		}
	}

	function shareNatively() {
		// Whoever closes the sheet of the device has changed their mind; there is nothing to say about it.
		navigator.share({ title, text: description, url: page.url }).catch(() => {});
	}

	return (
		<DropdownMenu modal={false} open={isOpen} onOpenChange={onOpenChange}>
			{/* The button stays what it was before this code came; this only marks its place. */}
			<DropdownMenuTrigger asChild {...unnamed}>
				<span aria-hidden="true" className="pointer-events-none absolute inset-0" />
			</DropdownMenuTrigger>
			<DropdownMenuContent
				ref={content}
				id={id}
				aria-labelledby={button.current?.id}
				align={align}
				className="w-64 overscroll-contain"
				style={{ maxHeight: "min(24rem, var(--radix-dropdown-menu-content-available-height))" }}
				onInteractOutside={(event) => {
					// A press on the button is followed by its click, which closes the menu.
					if (button.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault();
					else isLeft.current = true;
				}}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					if (!isLeft.current) button.current?.focus();
					isLeft.current = false;
				}}
			>
				<DropdownMenuItem onSelect={() => void copyLink()}>
					<Link2 className="size-4.5 text-ink-muted" />
					{t(props.isCopied ? "copied" : "copyLink")}
				</DropdownMenuItem>
				<DropdownMenuItem onSelect={sendMail}>
					<Mail className="size-4.5 text-ink-muted" />
					{t("email")}
				</DropdownMenuItem>
				{typeof navigator.share === "function" ? (
					<DropdownMenuItem onSelect={shareNatively}>
						<Ellipsis className="size-4.5 text-ink-muted" />
						{t("more")}
					</DropdownMenuItem>
				) : null}
				<DropdownMenuSeparator />
				<ShareGroups onChoose={shareTo} />
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

const unnamed = {
	id: undefined,
	type: undefined,
	"aria-haspopup": undefined,
	"aria-expanded": undefined,
	"aria-controls": undefined,
};
