import { lazy, Suspense, useEffect, useState } from "react";

const ReferralNotice = lazy(() => import("./referral-notice"));

/** The question of an affiliate's cookie: its code is only asked for by who has come with one in the address. */
export function LazyReferralNotice() {
	const [reference, setReference] = useState<string | null>(null);
	useEffect(() => setReference(new URL(window.location.href).searchParams.get("ref")), []);
	return reference ? (
		<Suspense>
			<ReferralNotice reference={reference} />
		</Suspense>
	) : null;
}
