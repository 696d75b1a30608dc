import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { LONGEST_TITLE } from "../writing/longest-title";
import type { TopicPageData } from "./topic-page-data.server";

type Props = Pick<TopicPageData, "topic" | "categories" | "splitKey">;

/** Plain forms: closing and pinning are taken back by their opposite, moving leaves a line in the topic. */
export function ModeratorDeeds({ topic, categories, splitKey }: Props) {
	const { t } = useTranslation("forum");
	const deeds = [topic.isClosed ? "open" : "close", topic.isPinned ? "unpin" : "pin"] as const;
	return (
		<section className="border-t border-line-strong pt-4">
			<h2 className="font-serif text-step-2">{t("moderate.title")}</h2>
			<div className="mt-3 flex flex-wrap gap-2">
				{deeds.map((deed) => (
					<Form key={deed} method="post" preventScrollReset>
						<input type="hidden" name="intent" value="moderate" />
						<Button type="submit" variant="secondary" size="sm" name="deed" value={deed}>
							{t(`moderate.${deed}`)}
						</Button>
					</Form>
				))}
			</div>
			{topic.isClosed ? null : <p className="mt-2 text-label text-ink-muted">{t("moderate.closeHelp")}</p>}
			<Disclosure summary={t("moderate.slow")} name="moderate">
				<Form method="post" preventScrollReset className="grid gap-3">
					<input type="hidden" name="intent" value="slow" />
					<TextField
						key={topic.slowMinutes}
						name="minutes"
						id="slow-minutes"
						label={t("moderate.slowMinutes")}
						help={t("moderate.slowHelp")}
						inputMode="numeric"
						defaultValue={topic.slowMinutes}
						required
					/>
					<Button type="submit" variant="secondary">
						{t("levels.save")}
					</Button>
				</Form>
			</Disclosure>
			<Disclosure summary={t("moderate.move")} name="moderate">
				<Form method="post" preventScrollReset className="grid gap-3">
					<input type="hidden" name="intent" value="move" />
					<SelectField name="category" id="move-category" label={t("categories")} defaultValue={topic.category?.key}>
						{categories.map(({ key, name }) => (
							<option key={key} value={key}>
								{name}
							</option>
						))}
					</SelectField>
					<Button type="submit" variant="secondary">
						{t("moderate.moveSubmit")}
					</Button>
				</Form>
			</Disclosure>
			{splitKey ? (
				<Disclosure summary={t("moderate.split")} name="moderate">
					<Form method="post" className="grid gap-3">
						<input type="hidden" name="intent" value="split" />
						<input type="hidden" name="clientKey" value={splitKey} />
						<TextField name="title" id="split-title" label={t("new.titleLabel")} required maxLength={LONGEST_TITLE} />
						<TextField
							name="numbers"
							id="split-numbers"
							label={t("moderate.numbers")}
							help={t("moderate.numbersHelp")}
							required
						/>
						<ConfirmButton
							variant="secondary"
							question={t("moderate.splitQuestion")}
							confirm={t("moderate.splitSubmit")}
						>
							{t("moderate.splitSubmit")}
						</ConfirmButton>
					</Form>
				</Disclosure>
			) : null}
			<Disclosure summary={t("moderate.merge")} name="moderate">
				<Form method="post" className="grid gap-3">
					<input type="hidden" name="intent" value="merge" />
					<TextField
						name="into"
						id="merge-into"
						label={t("moderate.into")}
						help={t("moderate.intoHelp")}
						inputMode="numeric"
						required
					/>
					<ConfirmButton variant="danger" question={t("moderate.mergeQuestion")} confirm={t("moderate.mergeSubmit")}>
						{t("moderate.mergeSubmit")}
					</ConfirmButton>
				</Form>
			</Disclosure>
		</section>
	);
}
