import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContourBand } from "#app/features/site/illustrations/contour-band.tsx";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button } from "#app/ui/button.tsx";
import { Search } from "#app/ui/icons.tsx";

type Props = {
	name: string | null;
	typed: string;
	onType: (text: string) => void;
	/** Null when nothing is searched. */
	count: number | null;
};

export function HelpSearch({ name, typed, onType, count }: Props) {
	const { t } = useTranslation("help");
	const action = withLanguagePrefix("/help", useLanguagePrefix());
	return (
		<div className="relative overflow-hidden border-b border-line bg-surface-sunken">
			<div className="absolute inset-y-0 right-0 w-2/5 mask-[linear-gradient(to_right,transparent,black_60%)] max-lg:hidden">
				<ContourBand className="absolute inset-0 text-map-contour opacity-60" />
			</div>
			<div className="relative container-page pt-10 pb-10 md:pt-14 md:pb-12">
				<h1 className="max-w-176 font-serif text-step-6">{name ? t("headingFor", { name }) : t("heading")}</h1>
				<Form
					method="get"
					action={action}
					role="search"
					preventScrollReset
					className="mt-5 flex max-w-176 flex-wrap gap-2"
				>
					<span className="relative flex min-w-60 grow">
						<Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-ink-subtle" />
						<input
							type="search"
							name="q"
							value={typed}
							onChange={(event) => onType(event.target.value)}
							aria-label={t("search.label")}
							placeholder={t("search.placeholder")}
							maxLength={LONGEST_SEARCH}
							autoComplete="off"
							enterKeyHint="search"
							className="min-h-13 w-full rounded-control border border-control bg-surface-raised pr-3 pl-11 text-step-2 text-ink hover:border-ink-muted"
						/>
					</span>
					<Button type="submit" size="lg">
						{t("search.submit")}
					</Button>
				</Form>
				<p role="status" className="mt-3 min-h-5 text-step-1 text-ink-muted">
					{count === null ? "" : t("search.found", { count })}
				</p>
			</div>
		</div>
	);
}
