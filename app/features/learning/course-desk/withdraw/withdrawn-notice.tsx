import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { Withdrawn } from "./withdraw-courses.server";

/** What became of each chosen course, and a form that offers again what was withdrawn. */
export function WithdrawnNotice({ said }: { said: readonly Withdrawn[] }) {
	const { t } = useTranslation("all-courses");
	const withdrawn = said.filter((one) => one.said === "withdrawn");
	const isWhole = said.every((one) => one.said === "withdrawn" || one.said === "offered");
	return (
		<ResultNotice
			tone={isWhole ? "success" : "warning"}
			title={t("handOver.said", { count: said.length })}
			actions={
				withdrawn.length > 0 ? (
					<Form method="post" preventScrollReset>
						{withdrawn.map(({ id }) => (
							<input key={id} type="hidden" name="chosen" value={id} />
						))}
						<Button type="submit" name="intent" value="offer" size="sm" variant="secondary">
							{t("withdraw.undo")}
						</Button>
					</Form>
				) : undefined
			}
		>
			<ul className="mt-2 grid gap-1">
				{said.map(({ id, title, said: outcome }) => (
					<li key={id}>
						<Link to={`/instructor-dashboard/courses/${id}`} className="link wrap-break-word">
							{title || t("untitled", { id })}
						</Link>
						<span className="block text-label">{t(`withdraw.results.${outcome}`)}</span>
					</li>
				))}
			</ul>
		</ResultNotice>
	);
}
