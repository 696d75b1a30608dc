import { useEffect, useState } from "react";
import type { InitialData } from "#app/shared/api-client/query-client.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { User } from "../user-shape";

const loadWatch = () => import("./session-watch").then(({ SessionWatch }) => SessionWatch);

type Props = {
	user: User | null;
	/** Whether the page stands in the frame that names who is signed in: one that does not has nothing to keep right. */
	hasFrame: boolean;
};

/** Watches the session of who is shown as signed in, once the page runs. A visitor's browser never asks for it. */
export function LazySessionWatch({ user, hasFrame }: Props) {
	const [shown, setShown] = useState<InitialData<User> | null>(null);
	// By the clock of the browser, which is the one that says later how old it is.
	useEffect(() => setShown(user && { data: user, readAt: Date.now() }), [user]);

	const SessionWatch = useLazyComponent(shown !== null && hasFrame, loadWatch);

	return SessionWatch && shown && hasFrame ? <SessionWatch shown={shown} /> : null;
}
