import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { VersionMarksList } from "../../marks/version-marks";
import type { HistoryPageData } from "../history-page-data.server";

/** Two radio buttons a version choose the sides of the comparison. */
export function VersionList({ page }: { page: HistoryPageData }) {
	const { t } = useTranslation("course-history");
	const { versions, comparison, language, view, older } = page;
	const sides = [
		{ name: "from", label: "list.olderOf", chosen: comparison?.from.point },
		{ name: "to", label: "list.newerOf", chosen: comparison?.to.point },
	] as const;
	return (
		<Form
			key={`${comparison?.from.point} ${comparison?.to.point}`}
			method="get"
			aria-labelledby="versions"
			className="grid gap-4"
			preventScrollReset
		>
			<h2 id="versions" className="font-serif text-step-3">
				{t("list.heading")}
			</h2>
			<input type="hidden" name="lang" value={language} />
			{view === "single" ? <input type="hidden" name="view" value="single" /> : null}
			<p aria-hidden="true" className="flex gap-1 text-step-1 text-ink-subtle">
				<span className="w-15 text-center">{t("list.older")}</span>
				<span className="w-15 text-center">{t("list.newer")}</span>
			</p>
			<ol className="-mt-3 max-h-128 overflow-y-auto border-y border-line max-xl:max-h-80">
				{versions.map((version) => (
					<li key={version.point} className="flex items-start gap-1 border-b border-line py-2 last:border-b-0">
						{sides.map(({ name, label, chosen }) => (
							<label key={name} className="grid h-11 w-15 shrink-0 place-items-center">
								<span className="sr-only">{t(label, { version: version.name })}</span>
								<input
									type="radio"
									name={name}
									value={version.point}
									defaultChecked={version.point === chosen}
									className="size-4.5 accent-brand"
								/>
							</label>
						))}
						<div className="min-w-0 py-1.5 pl-2">
							<p className="flex flex-wrap items-center gap-2 text-label font-strong">
								{version.name}
								{version.isPublished ? <Badge tone="success">{t("list.published")}</Badge> : null}
							</p>
							<p className="text-step-1 text-ink-muted wrap-break-word">{version.by}</p>
							{version.isBeforeRestore ? <p className="text-step-1 text-ink-muted">{t("list.beforeRestore")}</p> : null}
							{version.note ? <p className="text-step-1 text-ink wrap-break-word">{version.note}</p> : null}
							{version.changed ? <p className="text-step-1 text-ink-muted">{version.changed}</p> : null}
							<VersionMarksList marks={version.marks} />
						</div>
					</li>
				))}
			</ol>
			{versions.length > 1 ? (
				<div>
					<Button type="submit" variant="secondary">
						{t("list.compare")}
					</Button>
				</div>
			) : null}
			{older ? (
				<p>
					<Link to={`?lang=${language}&shown=${older}`} preventScrollReset className="link hit-area text-label">
						{t("list.more")}
					</Link>
				</p>
			) : null}
			<p className="text-step-1 text-ink-muted">{t("list.help")}</p>
		</Form>
	);
}
