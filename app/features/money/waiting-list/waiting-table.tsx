import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { AWAITED_KINDS, WAITING_ENTRIES_LIST, WAITING_ORDERS, type WaitingQuery } from "./waiting-query";
import type { WaitingView } from "./waiting-view";

type Props = {
	query: WaitingQuery;
	rows: WaitingView[];
	pages: { next: Cursor | null; previous: Cursor | null };
};

export function WaitingTable({ query, rows, pages }: Props) {
	const { t } = useTranslation("waiting");
	return (
		<DataTable
			list={WAITING_ENTRIES_LIST}
			query={query}
			caption={t("list.caption")}
			rows={rows}
			rowKey={({ id }) => id}
			columns={[
				{ id: "email", head: t("list.email"), isName: true, cell: ({ email }) => <Address>{email}</Address> },
				{ id: "thing", head: t("list.thing"), cell: ({ thing }) => thing },
				{ id: "kind", head: t("list.kind"), cell: ({ thingKind }) => t(`kinds.${thingKind}`) },
				{ id: "who", head: t("list.who"), cell: ({ userId }) => <Who userId={userId} /> },
				{ id: "language", head: t("list.language"), cell: ({ language }) => nameOf(language) },
				{ id: "agreed", head: t("list.agreed"), sort: "agreed", cell: ({ agreed }) => agreed },
				{ id: "remove", head: t("list.deed"), cell: ({ id }) => <Remove id={id} /> },
			]}
			form={{
				search: t("list.search"),
				filters: [
					{
						name: "kind",
						label: t("list.kind"),
						options: AWAITED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
					},
				],
				orders: WAITING_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
			}}
			empty={<EmptyState title={t("list.empty")}>{t("list.emptyText")}</EmptyState>}
			pages={pages}
			exportTo="/admin/waiting-list.csv"
		/>
	);
}

function Remove({ id }: { id: number }) {
	const { t } = useTranslation("waiting");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<ConfirmButton variant="quiet" size="sm" question={t("list.removeQuestion")} confirm={t("list.removeConfirm")}>
				{t("list.remove")}
			</ConfirmButton>
		</Form>
	);
}

function Address({ children }: { children: string }) {
	return <span className="[overflow-wrap:anywhere]">{children}</span>;
}

function Who({ userId }: { userId: number | null }) {
	const { t } = useTranslation("waiting");
	if (userId === null) return <>{t("list.guest")}</>;
	return (
		<Link to={`/admin/users/${userId}`} className="link">
			{t("list.member")}
		</Link>
	);
}

const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.name ?? code;
