import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

type Props = { name: string; until: string };

/** Reloads the site at the end, so that nothing of the other account stays in the browser. */
export function ImpersonationBanner({ name, until }: Props) {
	const { t } = useTranslation();
	return (
		<section aria-label={t("looking.label")} className="border-b border-line bg-warning-soft text-ink">
			<div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
				<p className="min-w-0 text-ui [overflow-wrap:anywhere]">
					<strong className="font-strong">{t("looking.as", { name })}</strong> {t("looking.text", { time: until })}
				</p>
				<Form method="post" action="/looking/end" reloadDocument>
					<Button type="submit" variant="secondary" size="sm">
						{t("looking.end")}
					</Button>
				</Form>
			</div>
		</section>
	);
}
