import { useTranslation } from "react-i18next";
import { StoredTranslation } from "#app/features/learning/catalog/reviews/stored-translation.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import type { TestimonialView } from "./landing-view";

export function TestimonialSlide({ testimonial }: { testimonial: TestimonialView }) {
	const { t } = useTranslation(["home", "common"]);
	const { name, avatar, review, foreign, translation, writtenIn, verified, results, rating, date, shownDate, tags } =
		testimonial;
	const note = writtenIn ?? (foreign ? t("common:shownInEnglish") : null);
	const from = verified ? [...testimonial.from, t("testimonials.verified")] : testimonial.from;

	return (
		<li className="grid w-full shrink-0 snap-start snap-always content-start gap-x-16 gap-y-5 md:gap-y-10 md:grid-cols-[7fr_5fr]">
			<figure className="min-w-0">
				<blockquote
					lang={foreign ?? undefined}
					className="max-w-160 font-serif text-step-3 font-title md:text-step-5 md:font-display [quotes:auto] before:content-[open-quote] after:content-[close-quote]"
				>
					{review}
				</blockquote>
				{note ? <p className="mt-2 text-step-1 text-ink-subtle">{note}</p> : null}
				{translation ? <StoredTranslation text={translation} /> : null}
				<figcaption className="mt-5 md:mt-7">
					<div className="flex items-center gap-4">
						<Avatar name={name} src={avatar} />
						<span className="min-w-0">
							<span className="block text-ui font-strong">{name}</span>
							<span className="block text-step-1 text-ink-muted">{from.join(" · ")}</span>
							<time dateTime={date} className="block text-step-1 text-ink-subtle">
								{shownDate}
							</time>
						</span>
					</div>
					{tags.length > 0 ? (
						<ul aria-label={t("testimonials.tags")} className="mt-4 md:mt-5 flex flex-wrap gap-2">
							{tags.map((tag) => (
								<li key={tag} lang={foreign ?? undefined}>
									<Badge>{tag}</Badge>
								</li>
							))}
						</ul>
					) : null}
				</figcaption>
			</figure>
			{/* Without facts there is no list, and no line. */}
			<dl className="self-start border-b empty:hidden border-line-strong text-ui max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-label">
				{results ? (
					<>
						<Result label={t("testimonials.properties")} value={results.properties} />
						<Result label={t("testimonials.months")} value={results.months} />
						<Result label={t("testimonials.return")} value={results.return} />
						<Result label={t("testimonials.portfolio")} value={results.portfolio} />
					</>
				) : null}
				{rating === null ? null : (
					<div className={row}>
						<dt className="text-ink-muted">{t("testimonials.rating")}</dt>
						<dd>
							<Stars stars={rating} label={t("testimonials.stars", { rating })} />
						</dd>
					</div>
				)}
			</dl>
		</li>
	);
}

const row = "flex justify-between gap-x-3 border-t border-line-strong py-1 md:py-3";

function Result({ label, value }: { label: string; value: string }) {
	return (
		<div className={row}>
			<dt className="text-ink-muted">{label}</dt>
			<dd className="font-strong tabular">{value}</dd>
		</div>
	);
}
