/** Playing may be refused (a second press, a page that goes): then the button still says so. */
export function playOrPause(clip: HTMLVideoElement) {
	if (clip.paused || clip.ended) void clip.play().catch(() => {});
	else clip.pause();
}

/** Sound off, and on again. */
export function switchSound(clip: HTMLVideoElement) {
	clip.muted = !clip.muted;
}

/** To a second of the clip, within its ends. */
export function seekTo(clip: HTMLVideoElement, seconds: number) {
	const end = Number.isFinite(clip.duration) ? clip.duration : seconds;
	clip.currentTime = Math.min(Math.max(0, seconds), end);
}

/** The picture alone in a window of its own, and back. */
export function switchPictureInPicture(clip: HTMLVideoElement) {
	const switched = document.pictureInPictureElement
		? document.exitPictureInPicture()
		: clip.requestPictureInPicture?.();
	void switched?.catch(() => {});
}

/** The player with its controls and captions over the whole screen, and back; an iPhone takes the clip alone. */
export function switchFullscreen(frame: HTMLElement, clip: HTMLVideoElement) {
	if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
	else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => {});
	else if ("webkitEnterFullscreen" in clip && typeof clip.webkitEnterFullscreen === "function")
		clip.webkitEnterFullscreen();
}
