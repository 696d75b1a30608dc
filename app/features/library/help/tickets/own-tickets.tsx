import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import type { OwnTicketView } from "./own-ticket-view";
import { TicketStatusBadge } from "./ticket-status";

export type { OwnTicketView };

export function OwnTickets({ tickets }: { tickets: OwnTicketView[] }) {
	const { t } = useTranslation("help");
	return (
		<div>
			<h3 className="border-t border-line pt-4 font-sans text-label font-strong">{t("tickets.title")}</h3>
			<ul>
				{tickets.map(({ key, subject, status, opened }) => (
					<li key={key} className="flex items-center justify-between gap-4 border-b border-line py-2.5">
						<div className="min-w-0">
							<Link
								to={`/help/tickets/${key}`}
								className="block text-ui [overflow-wrap:anywhere] no-underline hover:underline"
							>
								{subject}
							</Link>
							<p className="text-step-1 text-ink-subtle">{t("tickets.opened", { date: opened })}</p>
						</div>
						<span className="shrink-0">
							<TicketStatusBadge status={status} />
						</span>
					</li>
				))}
			</ul>
			<Link to="/help/tickets" className="mt-2 inline-flex min-h-11 items-center link text-label">
				{t("tickets.all")}
			</Link>
		</div>
	);
}
