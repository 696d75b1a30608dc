import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { TaxonomyKind } from "../taxonomy";
import type { ShownEntry } from "./taxonomy-page-data.server";

type Props = { kind: TaxonomyKind; entry: ShownEntry };

/** Retires or restores a topic or level. No confirmation, because both can be undone. */
export function RetireForm({ kind, entry: { key, version, name, isRetired } }: Props) {
	const { t } = useTranslation("taxonomy");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="key" value={key} />
			<input type="hidden" name="version" value={version} />
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
