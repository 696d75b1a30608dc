import { Badge } from "#app/ui/badge.tsx";
import { Pagination } from "#app/ui/paging/pagination.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { Specimen } from "./specimen";

const SAMPLE_ORDERS = [
	{ who: "Amara Okafor", what: "Pro", price: "97.00", tone: "success", state: "Paid" },
	{ who: "Jonas Weber", what: "Deal analysis", price: "297.00", tone: "warning", state: "Refund requested" },
	{ who: "Lucía Ortega", what: "Basic", price: "29.00", tone: "danger", state: "Failed" },
] as const;

export function Tables() {
	return (
		<Specimen name="tables" wide>
			<Table caption="Orders">
				<TableHead>
					<TableRow>
						<HeaderCell aria-sort="ascending">Who</HeaderCell>
						<HeaderCell>What</HeaderCell>
						<HeaderCell numeric>Price, USD</HeaderCell>
						<HeaderCell>State</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{SAMPLE_ORDERS.map(({ who, what, price, tone, state }, index) => (
						<TableRow key={who} selected={index === 1}>
							<RowHeaderCell>{who}</RowHeaderCell>
							<Cell label="What">{what}</Cell>
							<Cell label="Price, USD" numeric>
								{price}
							</Cell>
							<Cell label="State">
								<Badge tone={tone}>{state}</Badge>
							</Cell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Specimen>
	);
}

export function Paginations() {
	return (
		<Specimen name="paginations" wide>
			{[1, 6, 12].map((page) => (
				<Pagination
					key={page}
					page={page}
					pageCount={12}
					hrefFor={(number) => `?page=${number}`}
					labels={{
						navigation: `Pages, from page ${page}`,
						previous: "Previous",
						next: "Next",
						page: (number) => `Page ${number}`,
					}}
				/>
			))}
		</Specimen>
	);
}
