import { anyUser, guarded } from "../../features/auth/access.server";
import { learningPath } from "../../features/learning/learning-path";
import { findLearningPath } from "../../features/learning/learning-path.repository.server";
import { isLanguage } from "../../shared/languages";

/** What the frame says about the way of who is signed in. `?language=` is that of the page it stands on. */
export const loader = guarded(anyUser, async ({ context, request, user }) => {
	const asked = new URL(request.url).searchParams.get("language");
	const language = isLanguage(asked) ? asked : await context.language;
	const { taken, offered } = await findLearningPath(context.db, { userId: user.id, language });
	return Response.json(learningPath(taken, offered));
});
