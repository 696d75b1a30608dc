import { useEffect, useRef, useState } from "react";
import { pictureSources } from "#app/shared/uploads/picture-address.ts";
import { classNames } from "./class-names";

export type AvatarProps = {
	name: string;
	src?: string | null;
	size?: "sm" | "md" | "lg" | "xl";
	label?: string;
	className?: string;
};

/** The picture covers the initial, which shows if the picture is missing or fails. */
export function Avatar({ name, src, size = "md", label, className }: AvatarProps) {
	const { box, pixels } = sizes[size];
	const image = useRef<HTMLImageElement>(null);
	const [failedSrc, setFailedSrc] = useState<string | null>(null);

	// A picture may fail before hydration, where `onError` never fires.
	useEffect(() => {
		if (src && image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
	}, [src]);

	return (
		<span
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
			className={classNames(
				"relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-brand-soft font-serif font-title text-brand-text",
				box,
				className,
			)}
		>
			{[...name.trim()][0]?.toLocaleUpperCase() ?? "?"}
			{src && src !== failedSrc ? (
				<img
					ref={image}
					srcSet={pictureSources(src)}
					sizes={`${pixels}px`}
					src={src}
					onError={() => setFailedSrc(src)}
					alt=""
					width={pixels}
					height={pixels}
					loading="lazy"
					decoding="async"
					className="absolute inset-0 size-full object-cover"
				/>
			) : null}
		</span>
	);
}

const sizes = {
	sm: { box: "size-8 text-label", pixels: 32 },
	md: { box: "size-10 text-step-2", pixels: 40 },
	lg: { box: "size-14 text-step-4", pixels: 56 },
	xl: { box: "size-20 text-step-5", pixels: 80 },
};
