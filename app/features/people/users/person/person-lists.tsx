import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Lots } from "#app/ui/figures/lots.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, RowHeaderCell, TableRow } from "#app/ui/table.tsx";
import type { PersonData } from "./person-data.server";
import { Heads, Part } from "./person-part";
import { RightDeeds } from "./right-deeds";

const TONES = {
	enrolled: "info",
	active: "info",
	in_progress: "info",
	completed: "success",
	paused: "warning",
	expired: "neutral",
	refunded: "neutral",
} as const;

export function EnrollmentsOf({ enrollments }: Pick<PersonData, "enrollments">) {
	const { t } = useTranslation("people");
	const heads = [
		t("person.course"),
		t("person.source"),
		t("list.state"),
		t("person.progress"),
		t("person.lastActivity"),
	];
	return (
		<Part id="enrollments" title={t("person.enrollments")} isEmpty={enrollments.length === 0}>
			<Heads caption={t("person.enrollments")} heads={heads}>
				{enrollments.map(({ id, title, source, status, lots, lastActivity }) => (
					<TableRow key={id}>
						<RowHeaderCell>{title}</RowHeaderCell>
						<Cell label={heads[1]}>{t(`sources.${source}`)}</Cell>
						<Cell label={heads[2]}>
							<Badge tone={TONES[status]} className="md:whitespace-nowrap">
								{t(`statuses.${status}`)}
							</Badge>
						</Cell>
						<Cell label={heads[3]}>
							<CourseLots {...lots} />
						</Cell>
						<Cell label={heads[4]}>{lastActivity}</Cell>
					</TableRow>
				))}
			</Heads>
		</Part>
	);
}

function CourseLots({ modules, completed, required }: PersonData["enrollments"][number]["lots"]) {
	const { t } = useTranslation("people");
	return (
		<span className="inline-grid min-w-0 grid-cols-[minmax(2rem,6rem)_auto] xl:grid-cols-[6.5rem_auto] items-center gap-x-2.5">
			<Lots modules={modules} label={t("person.lots", { done: completed, count: required })} />
			<span aria-hidden="true" className="whitespace-nowrap text-step-1 text-ink-muted tabular">
				{t("person.lotsShort", { done: completed, required })}
			</span>
		</span>
	);
}

/** Only admin grants and free access can be changed. */
export function RightsOf({ rights }: Pick<PersonData, "rights">) {
	const { t } = useTranslation("people");
	const heads = [t("person.opens"), t("person.source"), t("person.from"), t("person.until"), t("person.deed")];
	return (
		<Part id="rights" title={t("person.rights")} isEmpty={rights.length === 0}>
			<Heads caption={t("person.rights")} heads={heads}>
				{rights.map((right) => (
					<TableRow key={right.id}>
						<RowHeaderCell>{right.thingKind === "course" ? right.title : t("person.allCourses")}</RowHeaderCell>
						<Cell label={heads[1]}>{t(`sources.${right.sourceKind}`)}</Cell>
						<Cell label={heads[2]}>{right.from}</Cell>
						<Cell label={heads[3]}>{right.until ?? t("person.forEver")}</Cell>
						<Cell label={heads[4]} className="max-md:flex-wrap">
							<div className="min-w-0 max-md:has-[details[open]]:basis-full">
								<span className="mb-2 block">{t(`person.${right.state === "over" ? "ended" : right.state}`)}</span>
								<RightDeeds right={right} />
							</div>
						</Cell>
					</TableRow>
				))}
			</Heads>
		</Part>
	);
}

export function TicketsOf({ tickets }: Pick<PersonData, "tickets">) {
	const { t } = useTranslation("people");
	return (
		<Part id="tickets" title={t("person.tickets")} isEmpty={tickets.length === 0}>
			<ul className="divide-y divide-line border-y border-line">
				{tickets.map(({ key, subject, changed }) => (
					<li key={key} className="flex flex-wrap justify-between gap-x-4 py-2.5">
						<Link to={`/admin/help/tickets/${key}`} className="link min-w-0 [overflow-wrap:anywhere]">
							{subject}
						</Link>
						<span className="text-step-1 text-ink-subtle">{changed}</span>
					</li>
				))}
			</ul>
		</Part>
	);
}
