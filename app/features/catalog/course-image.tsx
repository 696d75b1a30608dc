import { useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names";

type Props = {
	courseId: number;
	/** In pixels, at its largest; the height follows. */
	width: number;
	/** For the picture that is seen first. */
	priority?: boolean;
	className?: string;
};

/**
 * The picture of a course, three by two. Decoration: the title stands beside it.
 * When a file fails the default one is tried, then a placeholder of its size.
 * Source: sections 8 and 9 of the specification.
 */
export function CourseImage({ courseId, width, priority = false, className }: Props) {
	const height = Math.round((width * 2) / 3);
	const sources = imageSources(courseId, width, height);
	const [failures, setFailures] = useState({ courseId, count: 0 });
	const failed = failures.courseId === courseId ? failures.count : 0;
	const image = useRef<HTMLImageElement>(null);
	const tryNext = () => setFailures({ courseId, count: Math.min(failed + 1, sources.length - 1) });

	// A picture that failed before the script was there has sent its only event unheard.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looks once at each source
	useEffect(() => {
		if (image.current?.complete && image.current.naturalWidth === 0) tryNext();
	}, [failed]);

	return (
		<img
			ref={image}
			src={sources[failed]}
			alt=""
			width={width}
			height={height}
			loading={priority ? "eager" : "lazy"}
			decoding="async"
			onError={tryNext}
			className={classNames(
				"aspect-3/2 h-auto w-full rounded-control bg-surface-sunken object-cover dark:brightness-90",
				className,
			)}
		/>
	);
}

const COURSES_WITH_A_PICTURE = [1, 2];
const DEFAULT_IMAGE = "/images/courses/default.svg";

function imageSources(courseId: number, width: number, height: number): string[] {
	const own = COURSES_WITH_A_PICTURE.includes(courseId) ? [`/images/courses/${courseId}.svg`] : [];
	return [...own, DEFAULT_IMAGE, `/api/placeholder/${width}/${height}`];
}
