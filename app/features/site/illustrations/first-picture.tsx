import { useTheme } from "remix-themes/build/theme-provider";
import { classNames } from "#app/ui/class-names.ts";
import type { ThemedPicture } from "./manifest";

type Props = {
	pictures: ThemedPicture | undefined;
	/** The screens it is shown on, as the caller's class says it. */
	media: string;
	className?: string;
};

/**
 * A decoration behind what is seen first, in both themes. A background that no rule
 * applies is never fetched, but the one that shows would be found only once the style
 * sheet is there: so it is named where the browser reads it at once.
 */
export function FirstPicture({ pictures, media, className }: Props) {
	const [theme] = useTheme();
	if (!pictures) return null;
	const style = { "--light": `url("${pictures.light.src}")`, "--dark": `url("${pictures.dark.src}")` };
	return (
		<>
			<link rel="preload" as="image" href={pictures[theme ?? "light"].src} media={media} />
			<div aria-hidden="true" style={style as object} className={classNames(BACKGROUND, className)} />
		</>
	);
}

const BACKGROUND = "bg-(image:--light) bg-size-[100%_100%] bg-no-repeat dark:bg-(image:--dark)";
