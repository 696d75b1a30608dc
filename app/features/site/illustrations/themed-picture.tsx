import { classNames } from "#app/ui/class-names.ts";
import type { ThemedPicture as Pictures } from "./manifest";
import type { Theme } from "./modes";

type Props = {
	pictures: Pictures | undefined;
	/** Theme whose picture loads eagerly, for content above the fold. */
	eager?: Theme;
	className?: string;
};

/** Decorative. Loads only the visible theme: a lazy image that is not displayed is never fetched. */
export function ThemedPicture({ pictures, eager, className }: Props) {
	if (!pictures) return null;
	return (
		<>
			<ThemePicture
				picture={pictures.light}
				isEager={eager === "light"}
				className={classNames("dark:hidden", className)}
			/>
			<ThemePicture
				picture={pictures.dark}
				isEager={eager === "dark"}
				className={classNames("hidden dark:block", className)}
			/>
		</>
	);
}

function ThemePicture({
	picture: { src, width, height },
	isEager,
	className,
}: {
	picture: Pictures["light"];
	isEager: boolean;
	className: string;
}) {
	// React 18 supports only the lower-case HTML name.
	const look = isEager ? { fetchpriority: "high" } : { loading: "lazy" as const, decoding: "async" as const };
	// React sets attributes in this order; `src` before `loading` would be fetched at once.
	return <img alt="" {...look} width={width} height={height} className={className} src={src} />;
}
