/** `play()` may reject (second press, page leaving): the button shows the actual state. */
export function playOrPause(clip: HTMLVideoElement) {
	if (clip.paused || clip.ended) void clip.play().catch(() => {});
	else clip.pause();
}

export function switchSound(clip: HTMLVideoElement) {
	clip.muted = !clip.muted;
}

export function seekTo(clip: HTMLVideoElement, seconds: number) {
	const end = Number.isFinite(clip.duration) ? clip.duration : seconds;
	clip.currentTime = Math.min(Math.max(0, seconds), end);
}

/** Toggles picture-in-picture. */
export function switchPictureInPicture(clip: HTMLVideoElement) {
	const switched = document.pictureInPictureElement
		? document.exitPictureInPicture()
		: clip.requestPictureInPicture?.();
	void switched?.catch(() => {});
}

/** Full screen with controls and captions; an iPhone only allows the clip itself. */
export function switchFullscreen(frame: HTMLElement, clip: HTMLVideoElement) {
	if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
	else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => {});
	else if ("webkitEnterFullscreen" in clip && typeof clip.webkitEnterFullscreen === "function")
		clip.webkitEnterFullscreen();
}
