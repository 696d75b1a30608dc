import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { ShownDeskCategory } from "./categories-page-data.server";

type Props = { category: ShownDeskCategory };

/** Retires or restores a category. No confirmation, because both can be undone. */
export function RetireForm({ category: { key, revision, name, isRetired } }: Props) {
	const { t } = useTranslation("forum-categories");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="revision" value={revision} />
			<p className="mb-2 max-w-160 text-step-1 text-ink-muted">{t(isRetired ? "restoreText" : "retireText")}</p>
			<Button type="submit" variant="secondary" size="sm" name="intent" value={isRetired ? "restore" : "retire"}>
				{t(isRetired ? "restore" : "retire")}
				<span className="sr-only">
					<Colon />
					{name}
				</span>
			</Button>
		</Form>
	);
}
