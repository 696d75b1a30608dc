import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type gallery from "#locales/en/site/gallery.json";

type Props = {
	name: keyof typeof gallery.sections;
	wide?: boolean;
	children: ReactNode;
};

/** The name is translated; samples are English. */
export function Specimen({ name, wide = false, children }: Props) {
	const { t } = useTranslation("gallery");
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={classNames("min-w-0 border-t border-line-strong pt-5", wide && "md:col-span-full")}
		>
			<h2 id={id} className="mb-5 font-sans text-label font-strong text-ink-muted">
				{t(`sections.${name}`)}
			</h2>
			<div lang="en" className="grid gap-5">
				{children}
			</div>
		</section>
	);
}

export function Row({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
