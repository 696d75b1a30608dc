import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import type { PageVersion } from "./manual-view";

/** Says of a page that it was written for an older product; nothing where it was not. */
export function OlderVersion({ version: { described, product, isOlder } }: { version: PageVersion }) {
	const { t } = useTranslation("manuals");
	if (!isOlder) return null;
	return <Notice className="mt-6">{t("olderVersion", { described, product })}</Notice>;
}

/** Which version a page describes, and when it was last checked. */
export function VersionLine({ version: { described }, reviewed }: { version: PageVersion; reviewed: string }) {
	const { t } = useTranslation("manuals");
	return (
		<p className="mt-10 text-step-1 text-ink-subtle">
			{t("describes", { version: described })} · {t("reviewed", { date: reviewed })}
		</p>
	);
}
