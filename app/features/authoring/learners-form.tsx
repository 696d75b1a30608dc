import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { SelectField, TextField } from "../../ui/field";
import { Search } from "../../ui/icons";
import { LEARNER_SORTS, type LearnersQuery } from "./learners-query";

/** Asks for a name and an order. The address holds the question, so it can be kept and shared. */
export function LearnersForm({ query }: { query: LearnersQuery }) {
	const { t } = useTranslation("authoring");
	return (
		<Form
			method="get"
			action="/instructor-dashboard"
			preventScrollReset
			role="search"
			key={`${query.courseId} ${query.q} ${query.sort}`}
			className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]"
		>
			{query.courseId ? <input type="hidden" name="course" value={query.courseId} /> : null}
			<TextField
				label={t("learners.search")}
				name="q"
				type="search"
				maxLength={60}
				autoComplete="off"
				enterKeyHint="search"
				defaultValue={query.q}
				before={<Search className="size-4" />}
			/>
			<SelectField label={t("learners.order")} name="sort" defaultValue={query.sort}>
				{LEARNER_SORTS.map((sort) => (
					<option key={sort} value={sort}>
						{t(`sorts.${sort}`)}
					</option>
				))}
			</SelectField>
			<Button type="submit" variant="secondary">
				{t("learners.show")}
			</Button>
		</Form>
	);
}
