import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { AFFILIATE_STATUSES, AFFILIATES_LIST, type AffiliatesQuery } from "./affiliates-query";

export type AffiliateRow = {
	id: number;
	code: string;
	name: string | null;
	email: string | null;
	applied: string;
	status: (typeof AFFILIATE_STATUSES)[number];
};
type Props = { rows: readonly AffiliateRow[]; query: AffiliatesQuery; pageCount: number };

export const STATUS_TONES: Record<AffiliateRow["status"], BadgeTone> = {
	...({ applied: "warning", active: "success", refused: "neutral" } as const),
	...({ suspended: "danger", closed: "neutral" } as const),
};

export function AffiliatesList({ rows, query, pageCount }: Props) {
	const { t, i18n } = useTranslation("payouts");
	const columns: Column<AffiliateRow, AffiliatesQuery["sort"]>[] = [
		{
			id: "name",
			head: t("one.name"),
			isName: true,
			className: "wide-list:w-[45%] wide-list:max-w-0",
			cell: ({ id, name, email }) => (
				<NameAndNote note={email ? <EmailAddress of={email} /> : null}>
					<Link to={`/admin/affiliates/${id}`} className="link">
						{name ?? t("one.gone")}
					</Link>
				</NameAndNote>
			),
		},
		{ id: "code", head: t("one.code"), cell: ({ code }) => <span className="font-mono text-step-1">{code}</span> },
		{
			id: "status",
			head: t("one.status"),
			cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
		},
		{ id: "applied", head: t("one.applied"), sort: "applied", numeric: true, cell: ({ applied }) => applied },
	];
	return (
		<DataTable
			list={AFFILIATES_LIST}
			query={query}
			caption={t("affiliates.title")}
			rows={rows}
			rowKey={({ id }) => id}
			columns={columns}
			form={{
				search: joinParts(i18n.language, [t("one.name"), t("one.code")]),
				filters: [
					{
						name: "status",
						label: t("one.status"),
						options: AFFILIATE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
					},
				],
				orders: [{ sort: "applied", isDescending: true, label: t("one.applied") }],
			}}
			empty={<EmptyState title={t("one.empty")} />}
			pages={{ pageCount }}
		/>
	);
}
