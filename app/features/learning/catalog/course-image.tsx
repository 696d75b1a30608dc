import { useEffect, useRef, useState } from "react";
import { CourseCover, type CourseCoverProps } from "#app/features/site/illustrations/course-cover.tsx";
import { classNames } from "#app/ui/class-names.ts";

type Props = Omit<CourseCoverProps, "label"> & {
	courseId: number;
	width: number;
	/** Alternative text; omitted where visible text says it. */
	label?: string;
};

/** A 3:2 cover. Falls back to the course's own or the default picture, then to a placeholder. */
export function CourseImage({ courseId, width, label = "", className, ...drawn }: Props) {
	const height = Math.round((width * 2) / 3);
	const sources = fallbackSources(courseId, width, height);
	const [failures, setFailures] = useState({ courseId, count: 0 });
	const failed = failures.courseId === courseId ? failures.count : 0;
	const frame = useRef<HTMLDivElement>(null);
	const tryNext = () => setFailures({ courseId, count: Math.min(failed + 1, sources.length) });

	// A picture that failed before the script was there has sent its only event unheard.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looks once at each source
	useEffect(() => {
		const images = [...(frame.current?.querySelectorAll("img") ?? [])];
		const suspect = images.find((image) => image.complete && image.naturalWidth === 0 && image.offsetParent);
		// Some browsers report no natural width for an intact SVG.
		suspect?.decode().catch(tryNext);
	}, [failed]);

	const look = classNames("w-full rounded-control", className);
	return (
		<div ref={frame} className="contents" onErrorCapture={tryNext}>
			{failed === 0 ? (
				<CourseCover key={courseId} {...drawn} label={label} className={look} />
			) : (
				<img
					src={sources[failed - 1]}
					alt={label}
					width={width}
					height={height}
					decoding="async"
					className={classNames("aspect-3/2 h-auto bg-surface-sunken object-cover dark:brightness-90", look)}
				/>
			)}
		</div>
	);
}

const COURSES_WITH_A_PICTURE = [1, 2];
const DEFAULT_IMAGE = "/images/courses/default.svg";

function fallbackSources(courseId: number, width: number, height: number): string[] {
	const own = COURSES_WITH_A_PICTURE.includes(courseId) ? [`/images/courses/${courseId}.svg`] : [];
	return [...own, DEFAULT_IMAGE, `/api/placeholder/${width}/${height}`];
}
