import { anyUser, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { beginRegistration } from "#app/features/people/multi-factor/passkeys/challenges.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 4 });

export const action = guarded(withStepUp(anyUser), async ({ context, db, user }) =>
	Response.json(await beginRegistration(db, { user, origin: context.origin, now: new Date() })),
);
