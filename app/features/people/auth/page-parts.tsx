import type { PagePart, PartProps } from "#app/page-part.ts";
import { ImpersonationBanner } from "./impersonation/impersonation-banner";
import { LazySessionWatch } from "./session/lazy-session-watch";
import { RestoredPage } from "./session/restored-page";

function Impersonation({ user, lookingUntil }: PartProps) {
	return user && lookingUntil ? <ImpersonationBanner name={user.name} until={lookingUntil} /> : null;
}

function SessionWatch({ user, hasOwnFrame }: PartProps) {
	return <LazySessionWatch user={user} hasFrame={!hasOwnFrame} />;
}

export const PARTS: readonly PagePart[] = [
	{ where: "aboveHeader", order: 20, Part: Impersonation },
	{ where: "over", order: 20, Part: SessionWatch },
	{ where: "over", order: 30, Part: RestoredPage },
];
