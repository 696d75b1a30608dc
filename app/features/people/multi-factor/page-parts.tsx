import type { PagePart, PartProps } from "#app/page-part.ts";
import { ProofHost } from "./proof/proof-host";

function Proof({ user }: PartProps) {
	return user ? <ProofHost email={user.email} /> : null;
}

export const PARTS: readonly PagePart[] = [{ where: "over", order: 80, Part: Proof }];
