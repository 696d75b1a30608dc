import { type RefObject, useEffect, useState } from "react";

/** Safari has several events for leaving the page, and the newer ones are missing on some devices. */
const SHOWN_ALONE_AFTER_EVENT = {
	enterpictureinpicture: true,
	leavepictureinpicture: false,
	webkitbeginfullscreen: true,
	webkitendfullscreen: false,
} as const;

/** True in picture-in-picture, or in an iPhone's full screen. */
export function useShownAlone(video: RefObject<HTMLVideoElement>): boolean {
	const [isAlone, setAlone] = useState(false);

	useEffect(() => {
		const clip = video.current;
		if (!clip) return;
		const listen = ({ type }: Event) => setAlone(SHOWN_ALONE_AFTER_EVENT[type as keyof typeof SHOWN_ALONE_AFTER_EVENT]);
		const read = () => {
			if ("webkitPresentationMode" in clip) setAlone(clip.webkitPresentationMode !== "inline");
		};
		for (const name of Object.keys(SHOWN_ALONE_AFTER_EVENT)) clip.addEventListener(name, listen);
		clip.addEventListener("webkitpresentationmodechanged", read);
		return () => {
			for (const name of Object.keys(SHOWN_ALONE_AFTER_EVENT)) clip.removeEventListener(name, listen);
			clip.removeEventListener("webkitpresentationmodechanged", read);
		};
	}, [video]);

	return isAlone;
}
