import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { CertificateStatus } from "../certificate-status";
import { ISSUED_CERTIFICATES_LIST, type IssuedQuery } from "./issued-query";

export type IssuedRow = {
	serial: string;
	holderName: string;
	courseTitle: string;
	issued: string;
	status: CertificateStatus;
};
type Props = { rows: readonly IssuedRow[]; query: IssuedQuery; pageCount: number };

const TONES = { valid: "success", revoked: "danger", expired: "warning" } as const;

export function IssuedList({ rows, query, pageCount }: Props) {
	const { t } = useTranslation("certificates");
	const columns: Column<IssuedRow, IssuedQuery["sort"]>[] = [
		{
			id: "holder",
			head: t("admin.holder"),
			isName: true,
			cell: ({ serial, holderName }) => (
				<Link to={`/admin/certificates/issued/${serial}`} className="link">
					{holderName}
				</Link>
			),
		},
		{ id: "course", head: t("admin.course"), cell: ({ courseTitle }) => courseTitle },
		{
			id: "serial",
			head: t("admin.serial"),
			cell: ({ serial }) => <span className="font-mono text-step-1">{serial.slice(0, 9)}…</span>,
		},
		{ id: "issued", head: t("admin.issuedOn"), sort: "issued", cell: ({ issued }) => issued },
		{
			id: "status",
			head: t("admin.status"),
			cell: ({ status }) => <Badge tone={TONES[status]}>{t(`admin.states.${status}`)}</Badge>,
		},
	];
	return (
		<DataTable
			list={ISSUED_CERTIFICATES_LIST}
			query={query}
			caption={t("admin.caption")}
			rows={rows}
			rowKey={({ serial }) => serial}
			columns={columns}
			form={{
				search: t("admin.search"),
				filters: [
					{
						name: "state",
						label: t("admin.status"),
						options: [{ value: "revoked", label: t("admin.states.revoked") }],
					},
				],
				orders: [
					{ sort: "issued", isDescending: true, label: t("admin.sorts.latest") },
					{ sort: "issued", isDescending: false, label: t("admin.sorts.oldest") },
				],
			}}
			empty={<EmptyState title={t("admin.noneTitle")}>{t("admin.noneText")}</EmptyState>}
			noResults={<EmptyState title={t("admin.noneFoundTitle")}>{t("admin.noneFoundText")}</EmptyState>}
			pages={{ pageCount }}
		/>
	);
}
