import type { AppLoadContext } from "@remix-run/cloudflare";

/** True while an admin views another account: then nothing is recorded as seen. */
export async function isImpersonating({ session }: Pick<AppLoadContext, "session">): Promise<boolean> {
	const found = await session();
	return found.kind === "signedIn" && found.lookingUntil !== null;
}
