import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";

export function Part(props: { id: string; title: string; isEmpty: boolean; children: ReactNode }) {
	const { t } = useTranslation("people");
	return (
		<section aria-labelledby={props.id} className="min-w-0">
			<h2 id={props.id} className="mb-3 font-serif text-step-4">
				{props.title}
			</h2>
			{props.isEmpty ? <p className="text-ui text-ink-muted">{t("person.nothing")}</p> : props.children}
		</section>
	);
}

export function Heads(props: { caption: string; heads: string[]; children: ReactNode }) {
	return (
		<Table caption={props.caption} hideCaption>
			<TableHead>
				<TableRow>
					{props.heads.map((head) => (
						<HeaderCell key={head}>{head}</HeaderCell>
					))}
				</TableRow>
			</TableHead>
			<TableBody>{props.children}</TableBody>
		</Table>
	);
}
