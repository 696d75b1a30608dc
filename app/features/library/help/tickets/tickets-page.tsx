import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { OwnTicketView } from "./own-ticket-view";
import { PriorityBadge, TicketStatusBadge } from "./ticket-status";

export function TicketsPage({ tickets }: { tickets: OwnTicketView[] }) {
	const { t } = useTranslation("help");
	const write = <LinkButton to="/help/contact">{t("tickets.new")}</LinkButton>;
	return (
		<div className="container-page pt-6 md:pt-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-serif text-step-6">{t("tickets.title")}</h1>
				{tickets.length > 0 ? write : null}
			</div>
			{tickets.length === 0 ? (
				<EmptyState className="mt-8" title={t("tickets.empty")} action={write}>
					{t("tickets.emptyText")}
				</EmptyState>
			) : (
				<div className="mt-8">
					<Table caption={t("tickets.title")} hideCaption>
						<TableHead>
							<TableRow>
								<HeaderCell>{t("tickets.subject")}</HeaderCell>
								<HeaderCell>{t("tickets.number")}</HeaderCell>
								<HeaderCell>{t("tickets.status")}</HeaderCell>
								<HeaderCell>{t("tickets.changed")}</HeaderCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{tickets.map(({ key, number, subject, status, isPriority, changed }) => (
								<TableRow key={key}>
									<RowHeaderCell>
										<Link to={`/help/tickets/${key}`} className="link [overflow-wrap:anywhere]">
											{subject}
										</Link>
									</RowHeaderCell>
									<Cell label={t("tickets.number")}>
										<span className="tabular">{number}</span>
									</Cell>
									<Cell label={t("tickets.status")}>
										<span className="flex flex-wrap gap-2">
											<TicketStatusBadge status={status} />
											{isPriority ? <PriorityBadge /> : null}
										</span>
									</Cell>
									<Cell label={t("tickets.changed")}>{changed}</Cell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</div>
			)}
		</div>
	);
}
