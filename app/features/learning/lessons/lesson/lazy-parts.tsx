import type { ComponentProps } from "react";
import { NotesPanel as WholeNotesPanel } from "#app/features/learning/notes/notes-panel.tsx";
import { QuizPanel as WholeQuizPanel } from "#app/features/learning/quizzes/quiz-panel.tsx";
import { useLazyPart } from "#app/features/site/error-pages/use-lazy-part.ts";
import { VideoPlayer as WholeVideoPlayer } from "../media/video-player";

/* Lazy in the browser only. Use inside Suspense; otherwise React 18 may discard the page on hydration. */

export const QuizPanel = import.meta.env.SSR ? WholeQuizPanel : LateQuizPanel;
export const NotesPanel = import.meta.env.SSR ? WholeNotesPanel : LateNotesPanel;
export const VideoPlayer = import.meta.env.SSR ? WholeVideoPlayer : LateVideoPlayer;

const loadQuizPanel = async () => (await import("#app/features/learning/quizzes/quiz-panel.tsx")).QuizPanel;
const loadNotesPanel = async () => (await import("#app/features/learning/notes/notes-panel.tsx")).NotesPanel;
const loadVideoPlayer = async () => (await import("../media/video-player")).VideoPlayer;

function LateQuizPanel(props: ComponentProps<typeof WholeQuizPanel>) {
	const Part = useLazyPart(loadQuizPanel);
	return <Part {...props} />;
}

function LateVideoPlayer(props: ComponentProps<typeof WholeVideoPlayer>) {
	const Part = useLazyPart(loadVideoPlayer);
	return <Part {...props} />;
}

function LateNotesPanel(props: ComponentProps<typeof WholeNotesPanel>) {
	const Part = useLazyPart(loadNotesPanel);
	return <Part {...props} />;
}
