import { landingPictures } from "#app/features/site/illustrations/landing-pictures.ts";

export function LeaderLine({ className }: { className?: string }) {
	if (!landingPictures) return null;
	const { heroSubject, hero } = landingPictures;
	const { width, height } = hero.light;
	const [x, y] = [Math.round(heroSubject[0] * width), Math.round(heroSubject[1] * height)];
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="xMaxYMid slice"
			className={className}
			fill="none"
			stroke="var(--color-map-subject-line)"
			strokeDasharray="4 4"
		>
			<path d={`M${x + 18} ${y + 14}L1215 600`} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
