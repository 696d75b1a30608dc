import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { Globe } from "#app/ui/icons.tsx";

type Props = {
	title: string;
	text?: ReactNode;
	/** The same in every language. */
	isShared?: boolean;
	/** The name stands above: the fields need the whole width. */
	isWide?: boolean;
	id?: string;
	children: ReactNode;
};

/** A named part of the page. Stands in a container, whose width decides where the name stands. */
export function DetailsSection({ title, text, isShared = false, isWide = false, id, children }: Props) {
	const { t } = useTranslation("course-editor");
	const headingId = useId();
	return (
		<section
			id={id}
			aria-labelledby={headingId}
			className={classNames(
				"grid gap-x-8 gap-y-5 border-t border-line-strong py-6 first:border-t-0 first:pt-0",
				!isWide && "@2xl:grid-cols-[12.5rem_minmax(0,1fr)]",
			)}
		>
			<div>
				<h2 id={headingId} className="font-serif text-step-3">
					{title}
				</h2>
				{isShared ? (
					<p className="mt-1.5 flex items-center gap-1.5 text-step-1 text-ink-subtle">
						<Globe className="size-4 shrink-0" />
						{t("details.shared")}
					</p>
				) : null}
				{text ? <p className="mt-1.5 text-step-1 text-ink-subtle">{text}</p> : null}
			</div>
			<div className="grid min-w-0 content-start gap-5">{children}</div>
		</section>
	);
}
