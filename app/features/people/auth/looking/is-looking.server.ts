import type { AppLoadContext } from "@remix-run/cloudflare";

/** True for an admin who looks through somebody else's account: then nothing is noted as seen. */
export async function isLooking({ session }: Pick<AppLoadContext, "session">): Promise<boolean> {
	const found = await session();
	return found.kind === "signedIn" && found.lookingUntil !== null;
}
