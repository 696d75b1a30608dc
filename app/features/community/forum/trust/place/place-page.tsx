import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { GIVEN_LEVELS } from "#db/schema/community/forum-kinds.ts";
import type { PlacePageData } from "./place-page-data.server";

type Props = Omit<PlacePageData, "description"> & { reply: FormReply | undefined };

/** Works without script: two tables, and for moderators a plain form. */
export function PlacePage({ title, level, given, next, requirements, limits, setting, reply }: Props) {
	const { t } = useTranslation("forum-place");
	return (
		<div className="container-page grid max-w-176 gap-10 py-10 md:py-14">
			<header>
				<h1 className="font-serif text-step-6">{title}</h1>
				<p className="mt-2 text-ui text-ink-muted">{t("lede")}</p>
				<p className="mt-6 text-step-2">
					{t("level")}
					<Colon />
					<strong className="font-strong">{t(`levels.${level}`)}</strong>
				</p>
				{given ? <p className="mt-2 text-ui text-ink-muted">{t("given", given)}</p> : null}
			</header>
			{next ? (
				<Table caption={t("next", { level: t(`levels.${next}`) })}>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("columns.what")}</HeaderCell>
							<HeaderCell>{t("columns.have")}</HeaderCell>
							<HeaderCell>{t("columns.need")}</HeaderCell>
							<HeaderCell>{t("columns.state")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{requirements.map(({ name, have, need, isMet }) => (
							<TableRow key={name}>
								<RowHeaderCell>{t(`requirements.${name}`)}</RowHeaderCell>
								<Cell label={t("columns.have")}>{have}</Cell>
								<Cell label={t("columns.need")}>{need}</Cell>
								<Cell label={t("columns.state")}>{t(isMet ? "met" : "open")}</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			) : level === "staff" ? null : (
				<p className="text-ui">{t("highest")}</p>
			)}
			{limits ? (
				<section>
					<Table caption={t("limits")}>
						<TableHead>
							<TableRow>
								<HeaderCell>{t("columns.limit")}</HeaderCell>
								<HeaderCell>{t("columns.most")}</HeaderCell>
								<HeaderCell>{t("columns.used")}</HeaderCell>
								<HeaderCell>{t("columns.until")}</HeaderCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{limits.map(({ name, most, used, until }) => (
								<TableRow key={name}>
									<RowHeaderCell>{t(`limitNames.${name}`)}</RowHeaderCell>
									<Cell label={t("columns.most")}>{most}</Cell>
									<Cell label={t("columns.used")}>{used ?? "–"}</Cell>
									<Cell label={t("columns.until")}>{until ?? "–"}</Cell>
								</TableRow>
							))}
						</TableBody>
					</Table>
					<p className="mt-3 text-step-1 text-ink-muted">{t("limitsHelp")}</p>
				</section>
			) : (
				<p className="text-ui">{t("noLimits")}</p>
			)}
			{setting ? <LevelFields setting={setting} reply={reply} /> : null}
		</div>
	);
}

type LevelProps = { setting: NonNullable<PlacePageData["setting"]>; reply: FormReply | undefined };

function LevelFields({ setting, reply }: LevelProps) {
	const { t } = useTranslation("forum-place");
	const { field, formError } = useFields({ namespace: "forum-place", reply });
	const { computed, given, limits } = setting;
	return (
		<section className="border-t border-line-strong pt-6">
			<h2 className="font-serif text-step-3">{t("set.title")}</h2>
			<Form method="post" className="mt-4 grid gap-4" preventScrollReset>
				{formError ? <Notice tone="danger">{formError}</Notice> : null}
				<SelectField key={given} {...field("level", given ?? "computed")} label={t("set.level")}>
					<option value="computed">{t("set.computed", { level: t(`levels.${computed}`) })}</option>
					{GIVEN_LEVELS.map((one) => (
						<option key={one} value={one}>
							{t(`levels.${one}`)}
						</option>
					))}
				</SelectField>
				<TextArea
					{...field("reason")}
					label={t("set.reason")}
					help={t("set.reasonHelp")}
					maxLength={limits.reason?.maxLength}
					required
				/>
				<Button type="submit" className="justify-self-start">
					{t("set.submit")}
				</Button>
			</Form>
		</section>
	);
}
