import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Props = {
	/** The English text; null where English itself is written. */
	english: string | null;
	/** The field has no label above it. */
	isBare?: boolean;
	children: ReactNode;
};

/** A field with the English that it translates beside it; above it where there is no room. */
export function BesideEnglish({ english, isBare = false, children }: Props) {
	const { t } = useTranslation("course-editor");
	if (english === null) return children;
	return (
		<div className="grid gap-x-6 gap-y-2 @2xl:grid-cols-2">
			<p
				className={classNames(
					"border-l-2 border-line-strong py-1 pl-3 text-ui text-ink-muted whitespace-pre-wrap [overflow-wrap:anywhere]",
					!isBare && "@2xl:mt-7",
				)}
			>
				<VisuallyHidden>
					{t("details.english")}
					<Colon />
				</VisuallyHidden>
				{english ? <span lang="en">{english}</span> : <span className="text-ink-subtle">{t("details.nothing")}</span>}
			</p>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
