import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type gallery from "#locales/en/site/gallery.json";

type Props = {
	name: keyof typeof gallery.sections;
	/** Takes the whole width of the page. */
	wide?: boolean;
	children: ReactNode;
};

/** One part of the set under its name. The name is translated; the samples are invented and English. */
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

/** Samples beside each other. */
export function Row({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
