import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";
import { FILTERABLE_KINDS, FINDING_STATES, FINDINGS_LIST, type FindingsQuery } from "./findings-query";

export type FindingRow = {
	id: string;
	kind: FindingKind;
	order: { id: string; name: string } | null;
	subject: string;
	state: (typeof FINDING_STATES)[number];
	found: string;
	tellsFrom: string | null;
};
type Props = { query: FindingsQuery; rows: FindingRow[]; pages: { next: Cursor | null; previous: Cursor | null } };

const TONES = { open: "warning", repairing: "info", resolved: "success" } as const;

export function FindingsList({ query, rows, pages }: Props) {
	const { t } = useTranslation("reconciliation");
	const columns: Column<FindingRow, FindingsQuery["sort"]>[] = [
		{
			id: "kind",
			head: t("columns.kind"),
			isName: true,
			cell: ({ kind }) => (
				<span className="block min-w-0 max-w-120">
					{t(`kinds.${kind}.name`)}
					<span className="mt-1 block text-step-1 font-normal text-ink-muted">{t(`kinds.${kind}.means`)}</span>
				</span>
			),
		},
		{
			id: "subject",
			head: t("columns.subject"),
			cell: ({ order, subject }) =>
				order ? (
					<Link to={`/admin/orders/${order.id}`} className="link">
						{order.name}
					</Link>
				) : (
					<span className="font-mono text-step-1 [overflow-wrap:anywhere]">{subject}</span>
				),
		},
		{
			id: "state",
			head: t("columns.state"),
			cell: ({ state, tellsFrom }) => (
				<span className="block min-w-0 max-w-72">
					<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
					{tellsFrom ? (
						<span className="mt-1 block text-step-1 text-ink-muted">{t("tellsFrom", { at: tellsFrom })}</span>
					) : null}
				</span>
			),
		},
		{ id: "found", head: t("columns.found"), sort: "found", cell: ({ found }) => found },
		{
			id: "repair",
			head: t("columns.repair"),
			cell: ({ id, kind, state }) => (state === "open" ? <Repair id={id} kind={kind} /> : null),
		},
	];
	return (
		<DataTable
			list={FINDINGS_LIST}
			query={query}
			caption={t("caption")}
			rows={rows}
			rowKey={({ id }) => id}
			columns={columns}
			form={{
				filters: [
					{
						name: "kind",
						label: t("columns.kind"),
						options: FILTERABLE_KINDS.map((value) => ({ value, label: t(`kinds.${value}.name`) })),
					},
					{
						name: "state",
						label: t("columns.state"),
						options: FINDING_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
					},
				],
				orders: [
					{ sort: "found", isDescending: true, label: t("sorts.newest") },
					{ sort: "found", isDescending: false, label: t("sorts.oldest") },
				],
			}}
			empty={<EmptyState title={t("none")} />}
			pages={pages}
		/>
	);
}

function Repair({ id, kind }: Pick<FindingRow, "id" | "kind">) {
	const { t } = useTranslation("reconciliation");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="findingId" value={id} />
			<ConfirmButton
				variant="secondary"
				size="sm"
				name="intent"
				value="repair"
				question={t(`kinds.${kind}.repair`)}
				confirm={t("repair.confirm")}
			>
				{t("repair.button")}
			</ConfirmButton>
		</Form>
	);
}
