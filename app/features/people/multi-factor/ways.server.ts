import type { AppLoadContext } from "@remix-run/cloudflare";
import type { WayToProve } from "#app/features/people/auth/face.server.ts";
import { passkeyWay } from "./passkeys/passkey-way.server";
import { recoveryWay } from "./recovery/recovery-way.server";
import { codeWay } from "./totp/code-way.server";
import { secretBox } from "./totp/secret-box.server";

/** Ways to prove identity by a factor other than the password; a route combines them with those of `auth`. */
export function factorWays({ env, origin }: Pick<AppLoadContext, "env" | "origin">) {
	return { code: codeWay(secretBox(env)), recovery: recoveryWay(origin), passkey: passkeyWay(origin) } satisfies Record<
		string,
		WayToProve
	>;
}
