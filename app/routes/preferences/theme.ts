import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { createThemeAction, isTheme } from "remix-themes";
import { z } from "zod";
import { keepChoice } from "../../features/account/preferences/keep-choice.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { apiError } from "../../shared/api/api-error.server";
import { resource } from "../../shared/pages/page";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { themeSession } from "../../shared/request/theme.server";

/** The toggle's script posts its JSON without naming it as such. */
export const handle = resource({ takesPlainJson: true });

/** What the toggle's script sends; null goes back to no choice at all. */
const PlainChoice = z.object({ theme: z.enum(["light", "dark"]).nullable() });

const storeTheme = createThemeAction(themeSession);

/** Stores the theme: JSON from the toggle's script, or a form post from the toggle without it. */
export const action = guarded(everyone, async (args: ActionFunctionArgs) => {
	const { context, request } = args;
	if (!request.headers.get("Content-Type")?.includes("form")) {
		const { theme } = PlainChoice.catch({ theme: null }).parse(await request.clone().json());
		if (theme) await keepChoice(context, { theme });
		return storeTheme(args);
	}

	const form = await request.formData();
	const theme = form.get("theme");
	if (!isTheme(theme)) throw apiError("badRequest");
	await keepChoice(context, { theme });
	const session = await themeSession(request);
	session.setTheme(theme);
	const goTo = safeRedirect(form.get("returnTo"), { guestPages: true }) ?? "/";
	return redirect(goTo, { headers: { "Set-Cookie": await session.commit() } });
});
