import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { classNames } from "../../ui/class-names";

type Props = {
	title: string;
	/** Beside the title: what concerns the whole page, such as an export. */
	actions?: ReactNode;
	/** The navigation of the admin pages, left of them from 1024 px on. */
	rail?: ReactNode;
	children: ReactNode;
};

/** The frame of the admin pages: where one is, the title, the page. */
export function AdminFrame({ title, actions, rail, children }: Props) {
	const { t } = useTranslation();
	return (
		<div
			className={classNames("container-page", rail ? "lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-x-10" : null)}
		>
			{rail ?? null}
			<div className="min-w-0 pt-8 md:pt-10">
				<Breadcrumbs
					label={t("breadcrumbs.label")}
					items={[{ label: t("breadcrumbs.adminPanel"), to: "/admin" }, { label: title }]}
				/>
				<div className="mt-1 flex flex-wrap items-center justify-between gap-4">
					<h1 className="font-serif text-step-5">{title}</h1>
					{actions}
				</div>
				<div className="mt-8">{children}</div>
			</div>
		</div>
	);
}
