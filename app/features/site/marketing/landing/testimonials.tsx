import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { TestimonialView } from "./landing-view";
import { TestimonialSlide } from "./testimonial-slide";
import { useComesNear } from "./use-comes-near";

const loadControls = () => import("./testimonial-controls").then(({ TestimonialControls }) => TestimonialControls);

/** Scrollable row, usable without JavaScript. Buttons load when scrolled near. */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialView[] }) {
	const { t } = useTranslation("home");
	const row = useRef<HTMLUListElement>(null);
	const total = testimonials.length;
	const Controls = useLazyComponent(useComesNear(row) && total > 1, loadControls);

	return (
		<section aria-labelledby="testimonials" aria-roledescription="carousel" className="bg-surface-sunken">
			<div className="container-page section-space max-md:py-6">
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
						{Controls ? <Controls row={row} total={total} /> : null}
					</div>
				) : null}
			</div>
		</section>
	);
}
