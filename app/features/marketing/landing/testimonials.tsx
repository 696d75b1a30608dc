import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TestimonialView } from "./landing-view";
import { TestimonialSlide } from "./testimonial-slide";
import { useComesNear } from "./use-comes-near";

const TestimonialControls = lazy(async () => ({
	default: (await import("./testimonial-controls")).TestimonialControls,
}));

/**
 * What learners say, one beside the other in a row that is scrolled, swiped or
 * moved with the arrow keys, without script too. Buttons come when they are near.
 */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialView[] }) {
	const { t } = useTranslation("home");
	const row = useRef<HTMLUListElement>(null);
	const isNear = useComesNear(row);
	const total = testimonials.length;

	return (
		<section aria-labelledby="testimonials" aria-roledescription="carousel" className="bg-surface-sunken">
			<div className="container-page section-space max-md:py-7">
				<h2 id="testimonials" className="sr-only">
					{t("testimonials.title")}
				</h2>
				<ul
					ref={row}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
					tabIndex={0}
					aria-labelledby="testimonials"
					className="relative -mx-1 flex snap-x snap-mandatory gap-10 overflow-x-auto overscroll-x-contain scroll-smooth scroll-px-1 px-1 py-1 [scrollbar-width:none]"
				>
					{testimonials.map((testimonial) => (
						<TestimonialSlide key={testimonial.id} testimonial={testimonial} />
					))}
				</ul>
				{total > 1 ? (
					<div className="mt-2 flex h-11 md:mt-6 items-center gap-2">
						{isNear ? (
							<Suspense fallback={null}>
								<TestimonialControls row={row} total={total} />
							</Suspense>
						) : null}
					</div>
				) : null}
			</div>
		</section>
	);
}
