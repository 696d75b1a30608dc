import { classNames } from "../../ui/class-names";
import type { ThemedPicture as Pictures } from "./manifest";

type Props = {
	pictures: Pictures | undefined;
	/** For what is seen first; everything else is loaded when it comes near. */
	priority?: boolean;
	className?: string;
};

/**
 * A decoration in both themes, of which only the one that shows is loaded: a lazy
 * image without a box is never fetched, nor is a background that no rule applies.
 */
export function ThemedPicture({ pictures, priority = false, className }: Props) {
	if (!pictures) return null;
	if (priority) {
		const style = { "--light": address(pictures.light.src), "--dark": address(pictures.dark.src) };
		return <div aria-hidden="true" style={style as object} className={classNames(BACKGROUND, className)} />;
	}
	return (
		<>
			<LazyPicture picture={pictures.light} className={classNames("dark:hidden", className)} />
			<LazyPicture picture={pictures.dark} className={classNames("hidden dark:block", className)} />
		</>
	);

	function address(src: string) {
		return `url("${src}")`;
	}
}

const BACKGROUND = "bg-(image:--light) bg-size-[100%_100%] bg-no-repeat dark:bg-(image:--dark)";

function LazyPicture({ picture, className }: { picture: Pictures["light"]; className: string }) {
	const { src, width, height } = picture;
	// React sets attributes in this order, and a source before `loading` would be fetched at once.
	return <img alt="" loading="lazy" decoding="async" width={width} height={height} className={className} src={src} />;
}
