import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { replaceSettings } from "#app/features/people/inbox/api/replace-settings.server.ts";
import { settingsDocument } from "#app/features/people/inbox/api/settings-document.ts";
import { NotificationSettingsInput } from "#app/features/people/inbox/api/settings-shapes.ts";
import { readChoicesPage } from "#app/features/people/inbox/choices/choices-page-data.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { resource } from "#app/shared/pages/page.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

const { categories } = NOTIFICATION_KINDS;

export const handle = resource({ methods: ["PUT"] });

/** 200: what the caller has chosen, or its defaults. */
export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readChoicesPage(db, viewer),
	handle: async ({ user, found: { choices, settings } }) =>
		Response.json(settingsDocument({ choices, settings: settings[0] }, { categories, user })),
});

/** 200: what counts now; 400 with fields, and then nothing is changed. */
export const action = guarded(anyUser, {
	read: ({ db, viewer }) => readChoicesPage(db, viewer),
	handle: async ({ context, db, request, user, found: { choices, settings } }) => {
		const parsed = NotificationSettingsInput.safeParse(await request.json());
		if (!parsed.success) {
			return apiError("badRequest", { fields: await translatedFields(context, "inbox", parsed.error) });
		}
		const stored = { choices, settings: settings[0] };
		const outcome = await replaceSettings(db, { input: parsed.data, stored, user, categories, now: new Date() });
		if (outcome.ok) return Response.json(outcome.document);
		const t = getFixedT(await context.language, "inbox");
		const refused: string = t(`errors.${outcome.reason}`);
		return apiError("badRequest", { fields: { categories: refused } });
	},
});
