import { useTranslation } from "react-i18next";
import { DropdownMenuItem, DropdownMenuSeparator } from "#app/ui/floating/dropdown-menu.tsx";
import { MenuPanel, type MenuPanelProps } from "#app/ui/floating/menu-panel.tsx";
import { Ellipsis, Link2, Mail } from "#app/ui/icons.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { openTarget } from "./open-target";
import { publicUrl } from "./public-url";
import { ShareGroups } from "./share-groups";
import type { ShareTarget } from "./share-targets";
import { mailtoUrl } from "./share-url";

export type ShareMenuProps = Omit<MenuPanelProps, "className" | "style" | "children"> & {
	isCopied: boolean;
	onCopied: () => void;
	url?: string;
	title: string;
	description: string;
};

export function ShareMenu({ isCopied, onCopied, url, title, description, ...panel }: ShareMenuProps) {
	const { t } = useTranslation("share");
	const here = window.location.href;
	const page = { url: publicUrl(url ?? here, here), title, description };

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
			onCopied();
			toast({ title: t("toasts.copied"), description: t("toasts.copiedText") });
		} catch {
			toast({ title: t("toasts.notCopied"), description: t("toasts.notCopiedText"), variant: "destructive" });
		}
	}

	function shareNatively() {
		// Rejects when the user cancels; nothing to report.
		navigator.share({ title, text: description, url: page.url }).catch(() => {});
	}

	return (
		<MenuPanel
			{...panel}
			className="w-64 overscroll-contain"
			style={{ maxHeight: "min(24rem, var(--radix-dropdown-menu-content-available-height))" }}
		>
			<DropdownMenuItem onSelect={() => void copyLink()}>
				<Link2 className="size-4.5 text-ink-muted" />
				{t(isCopied ? "copied" : "copyLink")}
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
		</MenuPanel>
	);
}
