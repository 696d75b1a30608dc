import { lazy } from "react";
import { QuizPanel as WholeQuizPanel } from "./quiz-panel";
import { VideoPlayer as WholeVideoPlayer } from "./video-player";

/*
 * Parts that only lessons of one kind need. The server has them at hand, so that
 * the page is whole without script; the browser loads them when they are shown.
 * Put them in a Suspense boundary: without one React 18 throws the page away
 * when it hydrates before the part is there.
 */

export const QuizPanel = import.meta.env.SSR
	? WholeQuizPanel
	: lazy(async () => ({ default: (await import("./quiz-panel")).QuizPanel }));

export const VideoPlayer = import.meta.env.SSR
	? WholeVideoPlayer
	: lazy(async () => ({ default: (await import("./video-player")).VideoPlayer }));
