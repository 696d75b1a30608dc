import { type RefObject, useEffect } from "react";

/** Says to an element, as CSS properties, which part of the window the keyboard of a phone leaves free. */
export function useVisibleArea(element: RefObject<HTMLElement>, isOn: boolean): void {
	useEffect(() => {
		const area = window.visualViewport;
		const style = element.current?.style;
		if (!isOn || !area || !style) return;
		const measure = () => {
			style.setProperty("--visible-height", `${area.height}px`);
			style.setProperty("--visible-top", `${area.offsetTop}px`);
		};
		measure();
		const watch = new AbortController();
		area.addEventListener("resize", measure, { signal: watch.signal });
		area.addEventListener("scroll", measure, { signal: watch.signal });
		return () => watch.abort();
	}, [element, isOn]);
}
