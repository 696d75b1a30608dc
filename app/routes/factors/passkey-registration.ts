import { anyUser, guarded, withStepUp } from "../../features/auth/access.server";
import { beginRegistration } from "../../features/factors/passkeys/challenges.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ maxBodyKb: 4 });

/** What a browser needs to make a passkey for whoever asks. */
export const action = guarded(withStepUp(anyUser), async ({ context, db, user }) =>
	Response.json(await beginRegistration(db, { user, origin: context.origin, now: new Date() })),
);
