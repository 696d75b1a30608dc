import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportProgress } from "#app/features/operations/exports/export-progress.tsx";
import type { ExportView } from "#app/features/operations/exports/export-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Download } from "#app/ui/icons.tsx";
import { PEOPLE_LIST, type PeopleQuery } from "./people-query";

export function PeopleFile({ query, file }: { query: PeopleQuery; file: ExportView | null }) {
	const { t } = useTranslation("people");
	return (
		<section aria-labelledby="people-file" className="mt-12 border-t border-line-strong pt-6">
			<h2 id="people-file" className="font-serif text-step-3">
				{t("file.title")}
			</h2>
			<p className="mt-1.5 mb-4 max-w-160 text-label text-ink-muted">{t("file.text")}</p>
			<div className="grid gap-5">
				{file ? <ExportProgress key={file.id} export={file} /> : null}
				<Form method="post">
					<input type="hidden" name="search" value={PEOPLE_LIST.exportSearch(query)} />
					<Button type="submit" name="intent" value="file" variant="secondary" size="sm">
						<Download className="size-4" />
						{t("file.submit")}
					</Button>
				</Form>
			</div>
		</section>
	);
}
