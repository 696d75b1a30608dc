import { useEffect, useState } from "react";
import type { InitialData } from "#app/shared/api-client/query-client.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { User } from "../user-shape";

const loadWatch = () => import("./session-watch").then(({ SessionWatch }) => SessionWatch);

type Props = {
	user: User | null;
	hasFrame: boolean;
};

export function LazySessionWatch({ user, hasFrame }: Props) {
	const [shown, setShown] = useState<InitialData<User> | null>(null);
	useEffect(() => setShown(user && { data: user, readAt: Date.now() }), [user]);

	const SessionWatch = useLazyComponent(shown !== null && hasFrame, loadWatch);

	return SessionWatch && shown && hasFrame ? <SessionWatch shown={shown} /> : null;
}
