import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type { TicketView } from "./ticket-view";

export function Thread({ messages }: { messages: TicketView["messages"] }) {
	const { t } = useTranslation("help");
	return (
		<ol className="grid gap-5">
			{messages.map(({ id, body, isOwn, author, written }) => (
				<li key={id} className={classNames("border-l-2 pl-4", isOwn ? "border-line-strong" : "border-brand")}>
					<p className="text-label">
						<span className="font-strong">
							{isOwn ? t("ticket.you") : author ? t("ticket.staff", { name: author }) : t("ticket.staffUnnamed")}
						</span>
						<span className="text-ink-subtle"> · {written}</span>
					</p>
					<p className="mt-1 text-ui [overflow-wrap:anywhere] whitespace-pre-wrap">{body}</p>
				</li>
			))}
		</ol>
	);
}
