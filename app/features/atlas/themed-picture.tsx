import { classNames } from "../../ui/class-names";
import type { ThemedPicture as Pictures } from "./manifest";
import type { Theme } from "./modes";

type Props = {
	pictures: Pictures | undefined;
	/** For a map behind what is seen first; everything else is loaded when it comes near. */
	priority?: boolean;
	/** The theme whose picture is loaded at once, because it is what is seen first. */
	eager?: Theme;
	className?: string;
};

/**
 * A decoration in both themes, of which only the one that shows is loaded: a lazy
 * image without a box is never fetched, nor is a background that no rule applies.
 */
export function ThemedPicture({ pictures, priority = false, eager, className }: Props) {
	if (!pictures) return null;
	if (priority) {
		const style = { "--light": address(pictures.light.src), "--dark": address(pictures.dark.src) };
		return <div aria-hidden="true" style={style as object} className={classNames(BACKGROUND, className)} />;
	}
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

	function address(src: string) {
		return `url("${src}")`;
	}
}

const BACKGROUND = "bg-(image:--light) bg-size-[100%_100%] bg-no-repeat dark:bg-(image:--dark)";

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
