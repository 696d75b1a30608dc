import { classNames } from "#app/ui/class-names.ts";
import type { ThemedPicture as Pictures } from "./manifest";
import type { Theme } from "./modes";

type Props = {
	pictures: Pictures | undefined;
	/** The theme whose picture is loaded at once, because it is what is seen first; all else is loaded when it comes near. */
	eager?: Theme;
	className?: string;
};

/** A decoration in both themes, of which only the one that shows is loaded: a lazy image without a box is never fetched. */
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
	// React 18 knows the attribute by its name in HTML only.
	const look = isEager ? { fetchpriority: "high" } : { loading: "lazy" as const, decoding: "async" as const };
	// React sets attributes in this order, and a source before `loading` would be fetched at once.
	return <img alt="" {...look} width={width} height={height} className={className} src={src} />;
}
