import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { createThemeAction, isTheme } from "remix-themes";
import { z } from "zod";
import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { resource } from "#app/shared/pages/page.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { themeSession } from "#app/shared/request/theme.server.ts";

/** The toggle's script posts JSON without a content type. */
export const handle = resource({ takesPlainJson: true });

const PlainChoice = z.object({ theme: z.enum(["light", "dark"]).nullable() });

const storeTheme = createThemeAction(themeSession);

export const action = guarded(everyone, async (args: ActionFunctionArgs) => {
	const { context, request } = args;
	if (!request.headers.get("Content-Type")?.includes("form")) {
		const { theme } = PlainChoice.catch({ theme: null }).parse(await request.clone().json());
		if (theme) await saveChoice(context, { theme });
		return storeTheme(args);
	}

	const form = await request.formData();
	const theme = form.get("theme");
	if (!isTheme(theme)) throw apiError("badRequest");
	await saveChoice(context, { theme });
	const session = await themeSession(request);
	session.setTheme(theme);
	const goTo = safeRedirect(form.get("returnTo"), { guestPages: true }) ?? "/";
	return redirect(goTo, { headers: { "Set-Cookie": await session.commit() } });
});
