import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { type DashboardAnswer, DashboardFormFrame } from "./dashboard-form";
import type { DashboardView } from "./dashboard-view";

type Props = { links: DashboardView["links"]; answer: DashboardAnswer | undefined };

export function LinkList({ links, answer }: Props) {
	const { t } = useTranslation("earnings");
	return (
		<section aria-labelledby="links" className="mt-12">
			<h2 id="links" className="font-serif text-step-4">
				{t("links.title")}
			</h2>
			<p className="mt-1 text-label text-ink-muted">{t("links.text")}</p>
			{links.length === 0 ? null : (
				<Table caption={t("links.title")} hideCaption className="mt-4">
					<TableHead>
						<TableRow>
							<HeaderCell>{t("links.subId")}</HeaderCell>
							<HeaderCell>{t("links.address")}</HeaderCell>
							<HeaderCell numeric>{t("funnel.clicks")}</HeaderCell>
							<HeaderCell>
								<span className="sr-only">{t("links.deeds")}</span>
							</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{links.map(({ id, subId, address, clicks }) => (
							<TableRow key={id}>
								<RowHeaderCell>{subId}</RowHeaderCell>
								<Cell label={t("links.address")}>
									<span className="[overflow-wrap:anywhere]">{address}</span>
								</Cell>
								<Cell label={t("funnel.clicks")} numeric>
									{clicks}
								</Cell>
								<Cell>
									<span className="flex flex-wrap gap-2">
										<CopyText text={address} copied={t("link.copied")}>
											{t("link.copy")}
										</CopyText>
										<Form method="post" preventScrollReset>
											<input type="hidden" name="intent" value="retireLink" />
											<Button type="submit" variant="quiet" size="sm" name="linkId" value={id}>
												{t("links.retire")}
												<span className="sr-only"> {subId}</span>
											</Button>
										</Form>
									</span>
								</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
			<div className="mt-5">
				<DashboardFormFrame intent="addLink" answer={answer} submit={t("links.add")}>
					{(field) => (
						<div className="grid gap-5 sm:grid-cols-2">
							<TextField
								{...field("subId")}
								label={t("links.subId")}
								help={t("links.subIdHelp")}
								maxLength={30}
								autoComplete="off"
							/>
							<TextField
								{...field("path", "/")}
								label={t("links.path")}
								help={t("links.pathHelp")}
								maxLength={200}
								autoComplete="off"
							/>
						</div>
					)}
				</DashboardFormFrame>
			</div>
		</section>
	);
}
