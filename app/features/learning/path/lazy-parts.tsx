import { lazy } from "react";
import { CourseButton as WholeCourseButton } from "./course-button";
import { LearningPathBanner as WholeLearningPathBanner } from "./learning-path-banner";

/*
 * Parts of the frame for those who are signed in: a visitor's browser never asks
 * for them. The server has them at hand. Put them in a Suspense boundary: without
 * one React 18 throws the page away when it hydrates before the part is there.
 */

export const LearningPathBanner = import.meta.env.SSR
	? WholeLearningPathBanner
	: lazy(async () => ({ default: (await import("./learning-path-banner")).LearningPathBanner }));

export const CourseButton = import.meta.env.SSR
	? WholeCourseButton
	: lazy(async () => ({ default: (await import("./course-button")).CourseButton }));
