import { type RefObject, useEffect, useState } from "react";

/** Safari tells more ways than one in which a clip leaves its page, and the newer ones not on every device. */
const EVENTS = {
	enterpictureinpicture: true,
	leavepictureinpicture: false,
	webkitbeginfullscreen: true,
	webkitendfullscreen: false,
} as const;

/** Whether the browser shows a clip without its page: in a picture of its own, or over the whole screen of an iPhone. */
export function useShownAlone(video: RefObject<HTMLVideoElement>): boolean {
	const [isAlone, setAlone] = useState(false);

	useEffect(() => {
		const clip = video.current;
		if (!clip) return;
		const listen = ({ type }: Event) => setAlone(EVENTS[type as keyof typeof EVENTS]);
		const read = () => {
			if ("webkitPresentationMode" in clip) setAlone(clip.webkitPresentationMode !== "inline");
		};
		for (const name of Object.keys(EVENTS)) clip.addEventListener(name, listen);
		clip.addEventListener("webkitpresentationmodechanged", read);
		return () => {
			for (const name of Object.keys(EVENTS)) clip.removeEventListener(name, listen);
			clip.removeEventListener("webkitpresentationmodechanged", read);
		};
	}, [video]);

	return isAlone;
}
