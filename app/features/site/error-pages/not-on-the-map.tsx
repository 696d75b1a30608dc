import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ThemedPicture } from "#app/features/site/illustrations/themed-picture.tsx";
import { unsurveyed } from "#app/features/site/illustrations/unsurveyed-picture.ts";
import type { NotFound } from "#app/shared/api/not-found.ts";
import { usePageLabel } from "#app/shared/pages/use-page-label.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

/** "Not found" page: suggestions, links and a search. */
export function NotOnTheMap({ nearest }: NotFound) {
	const { t } = useTranslation();
	const labelOf = usePageLabel();
	return (
		<div className="container-page grid grid-cols-1 items-center gap-x-16 gap-y-10 py-10 md:py-18 lg:grid-cols-2">
			<div className="lg:order-2">
				<UnsurveyedDrawing />
			</div>
			<div className="max-w-136">
				<h1 className="font-serif text-step-7 text-balance">{t("notFound.title")}</h1>
				<p className="mt-4 text-step-3 text-ink-muted">{t("notFound.text")}</p>
				{nearest.length > 0 ? (
					<p className="mt-5 text-ui">
						{t("notFound.meant")}
						<SentenceGap />
						{nearest.map((page, at) => (
							<span key={page.path}>
								{at > 0 ? " · " : null}
								<Link to={page.path} className="link">
									{labelOf(page)}
								</Link>
							</span>
						))}
					</p>
				) : null}
				<div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
					<LinkButton to="/courses">{t("notFound.courses")}</LinkButton>
					<LinkButton to="/" variant="secondary">
						{t("goHome")}
					</LinkButton>
				</div>
				<Form action="/search" role="search" className="mt-9 flex flex-wrap items-end gap-3">
					<TextField
						label={t("notFound.search")}
						name="q"
						type="search"
						placeholder={t("notFound.searchHint")}
						autoComplete="off"
						enterKeyHint="search"
						before={<Search className="size-4" />}
						className="min-w-0 grow basis-64"
					/>
					<Button type="submit" variant="secondary">
						{t("notFound.find")}
					</Button>
				</Form>
			</div>
		</div>
	);
}

function UnsurveyedDrawing() {
	const { t } = useTranslation();
	return (
		<div aria-hidden="true" className="relative aspect-3/2 overflow-hidden rounded-card bg-surface-sunken">
			<ThemedPicture pictures={unsurveyed} className="size-full" />
			<svg viewBox="0 0 480 320" className="absolute inset-0 size-full fill-ink" role="presentation">
				<text x="342" y="143" fontSize="24" textAnchor="middle" transform="rotate(-11 342 134)" className="font-serif">
					404
				</text>
				<text x="342" y="204" fontSize="12" textAnchor="middle" className="fill-ink-muted">
					{t("notFound.unsurveyed")}
				</text>
				<text x="33" y="294" fontSize="16" textAnchor="middle" className="font-serif">
					?
				</text>
				<text x="59" y="285.5" fontSize="8.5" className="font-medium">
					{t("notFound.sheet")}
				</text>
			</svg>
		</div>
	);
}
