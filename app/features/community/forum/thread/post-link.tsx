import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Link2 } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";

type Props = { address: string; number: number; className: string };

/** The address of a post: copied where the browser allows it, else opened. */
export function PostLink({ address, number, className }: Props) {
	const { t } = useTranslation("forum");
	const navigate = useNavigate();
	const prefix = useLanguagePrefix();
	const words = t("deeds.link", { number });

	function copy(event: MouseEvent<HTMLAnchorElement>) {
		if (event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
		event.preventDefault();
		navigator.clipboard.writeText(event.currentTarget.href).then(
			() => toast({ title: t("deeds.linkCopied", { number }) }),
			() => navigate(withLanguagePrefix(address, prefix), { preventScrollReset: true }),
		);
	}

	return (
		<Link
			to={address}
			preventScrollReset
			data-key="link"
			aria-label={words}
			data-tooltip={words}
			onClick={copy}
			className={className}
		>
			<Link2 className="size-4" />
		</Link>
	);
}
