import { useEffect, useState } from "react";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

const loadNotice = () => import("./referral-notice").then(({ ReferralNotice }) => ReferralNotice);

export function LazyReferralNotice() {
	const [reference, setReference] = useState<string | null>(null);
	useEffect(() => setReference(new URL(window.location.href).searchParams.get("ref")), []);
	const ReferralNotice = useLazyComponent(reference !== null && reference !== "", loadNotice);
	return ReferralNotice && reference ? <ReferralNotice reference={reference} /> : null;
}
