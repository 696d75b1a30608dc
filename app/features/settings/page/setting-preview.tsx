import { useTranslation } from "react-i18next";
import type { answerFor } from "./setting-answer";

type Props = { now: string | null; answer: ReturnType<typeof answerFor> };

/** What visitors see now and, once a preview was asked for, what they would see after saving. */
export function SettingPreview({ now, answer }: Props) {
	const { t } = useTranslation("settings");
	const after = answer?.kind === "preview" ? answer.after : undefined;
	const nothing = <span className="text-ink-subtle">{t("preview.nothing")}</span>;

	return (
		<dl className="mt-4 grid gap-3 text-ui">
			<div>
				<dt className="text-step-1 text-ink-muted">{t("preview.now")}</dt>
				<dd className="font-strong">{now ?? nothing}</dd>
			</div>
			{after === undefined ? null : (
				<div role="status" className="border-l-2 border-accent pl-3">
					<dt className="text-step-1 text-ink-muted">{t("preview.after")}</dt>
					<dd className="font-strong">{after === now ? t("preview.same") : (after ?? nothing)}</dd>
				</div>
			)}
		</dl>
	);
}
