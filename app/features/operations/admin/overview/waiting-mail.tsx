import { useTranslation } from "react-i18next";
import { Mail } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";

type Props = {
	count: number;
	cap: number;
	hasOutbox: boolean;
};

export function WaitingMail({ count, cap, hasOutbox }: Props) {
	const { t } = useTranslation("admin");
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-muted">
			<Mail className="size-4" />
			<span>
				{count === 0 ? t("mail.noneWaiting") : t(count < cap ? "mail.waiting" : "mail.waitingOrMore", { count })}
			</span>
			{hasOutbox ? (
				<Link to="/outbox" className="link inline-flex min-h-11 items-center">
					{t("mail.read")}
				</Link>
			) : null}
		</p>
	);
}
