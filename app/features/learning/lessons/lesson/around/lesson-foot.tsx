import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ArrowLeft, ArrowRight, List } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { WhatIsLeftLink } from "../left/what-is-left-link";
import type { LessonPageData } from "../lesson-page-data.server";

type Props = {
	room: LessonPageData;
	/** Replaces "next" for readers who are not enrolled. */
	action?: ReactNode;
};

export function LessonFoot({ room, action }: Props) {
	const { t } = useTranslation("lesson");
	const { left, next, previous, reader } = room;
	const outline = buttonStyle(
		{ variant: "secondary", size: "sm" },
		"min-h-11 min-w-0 grow justify-start px-3 @max-[13rem]:justify-center",
	);
	return (
		<nav
			aria-label={t("foot.label")}
			className="@container bottom-bar fixed inset-x-0 flex items-center gap-2 px-3 py-2 md:gap-2.5 lg:hidden print:hidden"
		>
			<Step to={previous} label={t("pager.previous")} variant="secondary">
				<ArrowLeft className="size-4.5" />
			</Step>
			<WhatIsLeftLink shows="all" href="#outline" className={outline}>
				<List className="size-4.5 shrink-0" />
				<span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 leading-tight @max-[13rem]:sr-only">
					<span className="min-w-0 truncate max-md:text-label">{t("outline.title")}</span>
					{reader === "learner" ? (
						<span className="text-step-1 font-normal whitespace-nowrap text-ink-muted @max-[17rem]:sr-only">
							{t("outline.left", { count: left.length })}
						</span>
					) : null}
				</span>
			</WhatIsLeftLink>
			{action ? (
				<div className="shrink-0">{action}</div>
			) : reader === "preview" && !next ? (
				<a
					href="#end"
					aria-label={t("preview.toEnd")}
					data-tooltip={t("preview.toEnd")}
					className={buttonStyle({ variant: "primary" }, "w-12 max-md:w-11 shrink-0 px-0")}
				>
					<ArrowRight className="size-4.5" />
				</a>
			) : (
				<Step to={next} label={t("pager.next")} variant="primary">
					<ArrowRight className="size-4.5" />
				</Step>
			)}
		</nav>
	);
}

type StepProps = { to: LessonPageData["next"]; label: string; variant: "primary" | "secondary"; children: ReactNode };

function Step({ to, label, variant, children }: StepProps) {
	const { i18n } = useTranslation();
	if (!to) {
		return (
			<span
				aria-hidden="true"
				className={buttonStyle({ variant: "secondary" }, "w-12 max-md:w-11 shrink-0 px-0 opacity-40")}
			>
				{children}
			</span>
		);
	}
	const words = labelledValue(i18n.language, label, to.title);
	return (
		<Link
			to={to.to}
			aria-label={words}
			data-tooltip={words}
			className={buttonStyle({ variant }, "w-12 max-md:w-11 shrink-0 px-0")}
		>
			{children}
		</Link>
	);
}
