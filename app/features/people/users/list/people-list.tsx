import { useTranslation } from "react-i18next";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { ChooseAll, ChooseBox } from "./bulk-bar";
import {
	ACCOUNT_STATES,
	ACTIVITIES,
	NO_PLAN,
	orderOf,
	PEOPLE_LIST,
	PEOPLE_ORDERS,
	type PeopleQuery,
	ROLES,
} from "./people-query";
import type { PersonInList } from "./people-view";
import { RowMenu } from "./row-menu";
import { StateBadge } from "./state-badge";

type Props = {
	query: PeopleQuery;
	people: PersonInList[];
	pages: { next: Cursor | null; previous: Cursor | null };
	total: string;
	countries: { value: string; label: string }[];
	plans: { value: string; label: string }[];
};

export function PeopleList({ query, people, pages, total, countries, plans }: Props) {
	const { t } = useTranslation("people");
	const columns = useColumns(query, plans);
	const filter = <N extends keyof PeopleQuery["filters"]>(
		name: N,
		label: string,
		options: readonly { value: string; label: string }[],
	) => ({ name, label, options });

	return (
		<DataTable
			list={PEOPLE_LIST}
			query={query}
			caption={t("list.caption")}
			rows={people}
			rowKey={({ id }) => id}
			columns={columns}
			summary={t("list.total", { total })}
			tools={<ChooseAll />}
			form={{
				search: t("list.search"),
				filters: [
					filter(
						"role",
						t("list.role"),
						ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
					),
					filter(
						"state",
						t("list.state"),
						ACCOUNT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
					),
					filter("plan", t("list.plan"), plans),
					filter("country", t("list.country"), countries),
					filter(
						"activity",
						t("list.lastSeen"),
						ACTIVITIES.map((value) => ({ value, label: t(`activities.${value}`) })),
					),
				],
				orders: PEOPLE_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
			}}
			empty={<EmptyState title={t("list.empty")} />}
			pages={pages}
		/>
	);
}

/** Touch targets use the row's padding, so that a row stays one line. */
const ONE_LINE = "list-rows:-my-3";

function useColumns(query: PeopleQuery, plans: Props["plans"]): Column<PersonInList, PeopleQuery["sort"]>[] {
	const { t } = useTranslation("people");
	// No column header is sorted when the filter decides the order.
	const isSortable = orderOf(query) === query.sort && !query.filters.activity;
	const isWhole = isSortable && Object.values(query.filters).every((value) => value === null);
	return [
		{
			id: "choose",
			head: t("bulk.column"),
			isHeadHidden: true,
			isUnlabelled: true,
			isBox: true,
			cell: ({ id, name }) => (
				<div className={ONE_LINE}>
					<ChooseBox id={id} name={name} />
				</div>
			),
		},
		{
			id: "name",
			head: t("list.name"),
			isName: true,
			sort: isWhole ? "name" : undefined,
			className: "list-rows:min-w-44 wide-list:w-[36%] wide-list:max-w-0 wide-list:min-w-38",
			cell: ({ id, name, email }) => (
				<NameAndNote note={<EmailAddress of={email} />}>
					<Link to={`/admin/users/${id}`} className="link">
						{name}
					</Link>
				</NameAndNote>
			),
		},
		{
			id: "role",
			head: t("list.role"),
			needsRoom: true,
			className: "break-keep wide-list:whitespace-nowrap",
			cell: ({ role }) => t(`roles.${role}`),
		},
		{ id: "state", head: t("list.state"), cell: ({ state }) => <StateBadge state={state} /> },
		{
			id: "country",
			head: t("list.country"),
			needsRoom: true,
			className: "break-keep wide-list:max-w-42 wide-list:truncate",
			cell: ({ country }) => country ?? t("none"),
		},
		{
			id: "plan",
			head: t("list.plan"),
			needsRoom: true,
			className: "break-keep wide-list:whitespace-nowrap",
			cell: ({ plan }) => (plan === NO_PLAN ? t("none") : (plans.find(({ value }) => value === plan)?.label ?? plan)),
		},
		{
			id: "joined",
			head: t("list.joined"),
			sort: isSortable ? "joined" : undefined,
			numeric: true,
			needsRoom: true,
			className: "wide-list:whitespace-nowrap",
			cell: ({ joined }) => joined,
		},
		{
			id: "activity",
			head: t("list.lastSeen"),
			sort: isSortable ? "activity" : undefined,
			numeric: true,
			className: "list-rows:min-w-28 wide-list:whitespace-nowrap",
			cell: ({ lastSeen }) => lastSeen ?? t("never"),
		},
		{
			id: "menu",
			head: t("menu.column"),
			isHeadHidden: true,
			isUnlabelled: true,
			cell: ({ id, name, email }) => (
				<div className={ONE_LINE}>
					<RowMenu id={id} name={name} email={email} />
				</div>
			),
		},
	];
}
