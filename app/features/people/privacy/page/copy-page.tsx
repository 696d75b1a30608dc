import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportProgress } from "#app/features/operations/exports/export-progress.tsx";
import type { ExportView } from "#app/features/operations/exports/export-view.ts";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { Button } from "#app/ui/button.tsx";

export function CopyPage({ running }: { running: ExportView | null }) {
	const { t } = useTranslation("privacy");
	const isSending = useNavigation().state !== "idle";
	return (
		<SettingsFrame title={t("copy.title")} lede={t("copy.lede")}>
			<div className="grid max-w-120 justify-items-start gap-5 border-t border-line-strong py-7 text-ui">
				<p>{t("copy.what")}</p>
				<p className="text-ink-muted">{t("copy.how")}</p>
				{running ? (
					<>
						<p className="font-strong">{t("copy.running")}</p>
						<ExportProgress export={running} />
					</>
				) : (
					<Form method="post">
						<Button type="submit" pending={isSending}>
							{t("copy.submit")}
						</Button>
					</Form>
				)}
			</div>
		</SettingsFrame>
	);
}
