import { useTheme } from "remix-themes/build/theme-provider";
import { classNames } from "#app/ui/class-names.ts";
import type { ThemedPicture } from "./manifest";

type Props = {
	pictures: ThemedPicture | undefined;
	media: string;
	className?: string;
};

/** Decorative. Preloaded, because a background image is otherwise found only after the style sheet. */
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
