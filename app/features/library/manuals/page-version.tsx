import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import type { PageVersion } from "./manual-view";

export function OlderVersion({ version: { described, product, isOlder } }: { version: PageVersion }) {
	const { t } = useTranslation("manuals");
	if (!isOlder) return null;
	return <Notice className="mt-6">{t("olderVersion", { described, product })}</Notice>;
}

export function VersionLine({ version: { described }, reviewed }: { version: PageVersion; reviewed: string }) {
	const { t } = useTranslation("manuals");
	return (
		<p className="mt-10 text-step-1 text-ink-subtle">
			{t("describes", { version: described })} · {t("reviewed", { date: reviewed })}
		</p>
	);
}
